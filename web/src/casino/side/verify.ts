// Checking a round against the house, here in the browser: cards as a poker hand, devices from their opened key.
import { fromHex, joined, sha256, stream, toHex } from "../../fair/seal";
import { verdictOf, type Verdict } from "../../fair/verdict";
import type { CasinoFairness } from "../../wire";

const SALT_BYTES = 16;

export async function checked(proof: CasinoFairness): Promise<Verdict> {
  if (!proof.key) return verdictOf(proof);
  const start = performance.now();
  const key = fromHex(proof.key);
  const isSealed = toHex(await sealOf(key)) === proof.commitment;
  const isInOrder = await drawsFollow(proof, key);
  return { isSealed, isInOrder, checked: proof.draws.length, unseen: 0, broken: [], ms: performance.now() - start };
}

/** The seal of a device: one leaf over the key, salted with what the key itself gives. */
async function sealOf(key: Uint8Array): Promise<Uint8Array> {
  const salt = (await hmac(key, new TextEncoder().encode("salt -1"))).slice(0, SALT_BYTES);
  return sha256(joined(Uint8Array.of(0), salt, new TextEncoder().encode(toHex(key))));
}

/** HMAC-SHA-256. */
async function hmac(key: Uint8Array, text: Uint8Array): Promise<Uint8Array> {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? await sha256(key) : key);
  const inner = await sha256(joined(block.map((byte) => byte ^ 0x36), text));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

/** Every ticket is what the stream of key and players' words gives next. */
async function drawsFollow(proof: CasinoFairness, key: Uint8Array): Promise<boolean> {
  const text = new TextEncoder();
  const hashes = await Promise.all(proof.seeds.map((seed) => sha256(text.encode(seed))));
  const below = stream(joined(key, ...hashes), "draws");
  return proof.draws.every((draw) => below(draw.of) === draw.ticket);
}

