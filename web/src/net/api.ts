// The HTTP interface under /api. A refusal comes back as data; anything else that fails is thrown.
import type { Failed, FailedCode, Reason, Refused } from "../wire";

/** The rules refuse it: why, and which input is concerned. */
export class RefusedError extends Error {
  constructor(
    readonly reason: Reason,
    readonly field: string | null,
  ) {
    super(reason.code);
  }
}

/** It could not be served. `code` is `offline` when the server was not reached. */
export class FailedError extends Error {
  constructor(
    readonly code: FailedCode | "offline",
    readonly detail: string,
  ) {
    super(code);
  }
}

export async function ask<T>(path: string): Promise<T> {
  return answer<T>(await reach(`/api${path}`, {}));
}

export async function tell<T>(path: string, body?: unknown, method: "POST" | "PUT" = "POST"): Promise<T> {
  const headers = { "content-type": "application/json", ...token() };
  return answer<T>(await reach(`/api${path}`, { method, headers, body: JSON.stringify(body ?? {}) }));
}

/** Send a file as it is. */
export async function bring<T>(path: string, file: Blob): Promise<T> {
  const headers = { "content-type": "application/octet-stream", ...token() };
  return answer<T>(await reach(`/api${path}`, { method: "POST", headers, body: file }));
}

/** Against forged requests. */
function token(): Record<string, string> {
  const kept = cookie("csrftoken");
  return kept ? { "x-csrftoken": kept } : {};
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new FailedError("offline", "");
  }
}

async function answer<T>(response: Response): Promise<T> {
  const text = await response.text();
  const body: unknown = text ? safely(text) : null;
  if (response.ok) return body as T;
  if (response.status === 422 && isRefused(body)) throw new RefusedError(body.reason, body.field);
  const failed = body as Partial<Failed> | null;
  throw new FailedError(failed?.code ?? "broken", failed?.detail ?? "");
}

function safely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRefused(body: unknown): body is Refused {
  return typeof body === "object" && body !== null && "reason" in body;
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}
