// Recomputing a seal in the browser, from nothing but what the server published and opened.
//
// A leaf is SHA-256 of byte 0, the place's salt and the card; a node is SHA-256 of byte 1 and its two
// children; a node without a partner moves up unchanged. The root is the seal. The players' seeds decide
// which place of the sealed deck was dealt first, second and so on.
import { sha256 as plainSha256 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";
import type { Leaf } from "../wire";

export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  // Browsers give WebCrypto only to pages that came over a safe line.
  if (!globalThis.crypto?.subtle) return plainSha256(bytes);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as BufferSource));
}

export function fromHex(text: string): Uint8Array {
  if (text.length % 2 || /[^0-9a-f]/i.test(text)) throw new Error("not hexadecimal");
  return Uint8Array.from({ length: text.length / 2 }, (_, at) => parseInt(text.slice(at * 2, at * 2 + 2), 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The root that this opened card leads to, in hexadecimal. */
export async function rootOf(leaf: Leaf): Promise<string> {
  let node = await sha256(joined(LEAF, fromHex(leaf.salt), new TextEncoder().encode(leaf.card)));
  let place = leaf.place;
  for (const partner of leaf.path) {
    if (partner) {
      const other = fromHex(partner);
      node = await sha256(place % 2 ? joined(NODE, other, node) : joined(NODE, node, other));
    }
    place = Math.floor(place / 2);
  }
  return toHex(node);
}

/** Which place of the sealed deck is dealt first, second, ... */
export async function dealOrder(size: number, seeds: readonly string[]): Promise<number[]> {
  const order = Array.from({ length: size }, (_, place) => place);
  if (!seeds.length) return order;
  const text = new TextEncoder();
  const hashes = await Promise.all(seeds.map((seed) => sha256(text.encode(seed))));
  const below = stream(await sha256(joined(...hashes)), "deal order");
  for (let last = size - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    const [a = 0, b = 0] = [order[last], order[other]];
    order[last] = b;
    order[other] = a;
  }
  return order;
}

const BLOCK = 512;

/** Unbiased integers below a bound, from SHAKE-256 of label, counter and secret, block by block. */
export function stream(secret: Uint8Array, label: string): (bound: number) => number {
  let buffer = new Uint8Array(0);
  let at = 0;
  let block = 0;
  const take = (): number => {
    if (at >= buffer.length) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setUint32(4, block);
      const head = joined(new TextEncoder().encode(label), LEAF, counter);
      buffer = new Uint8Array(shake256(joined(head, secret), { dkLen: BLOCK }));
      at = 0;
      block += 1;
    }
    return buffer[at++] ?? 0;
  };
  return (bound) => {
    const bits = Math.ceil(Math.log2(bound));
    const size = Math.ceil(bits / 8);
    for (;;) {
      let drawn = 0;
      for (let byte = 0; byte < size; byte += 1) drawn = drawn * 256 + take();
      drawn %= 2 ** bits;
      if (drawn < bound) return drawn;
    }
  };
}
