export const hashStart = 0x811c9dc5;

/** One more UTF-16 unit of a text that is hashed. */
export function hashStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

/** The hash of the text whose units were hashed, signed as PostgreSQL's integer; never 0. */
export function hashEnd(hash: number): number {
  return mixed(hash) || 1;
}

/** A 32-bit hash of a text (FNV-1a with the finaliser of MurmurHash3). */
export function hashText(text: string): number {
  let hash = hashStart;
  for (let index = 0; index < text.length; index += 1) hash = hashStep(hash, text.charCodeAt(index));
  return hashEnd(hash);
}

/** Spreads the bits of a number over 32 bits, signed. */
export function mixed(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}
