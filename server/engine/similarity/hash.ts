export const hashStart = 0x811c9dc5;

/** Adds one UTF-16 unit to the hash of a text. */
export function hashStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

/** Finishes a hash: a signed 32-bit integer, as PostgreSQL's, and never 0. */
export function hashEnd(hash: number): number {
  return mixed(hash) || 1;
}

/** A 32-bit hash of a text: FNV-1a with the finalizer of MurmurHash3. */
export function hashText(text: string): number {
  let hash = hashStart;
  for (let index = 0; index < text.length; index += 1) hash = hashStep(hash, text.charCodeAt(index));
  return hashEnd(hash);
}

/** Mixes the bits of a number into a signed 32-bit integer. */
export function mixed(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}
