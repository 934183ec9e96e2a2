/** A shared output buffer, enlarged when necessary. */
let buffer = new Uint8Array(1 << 16);

/** Returns the shared output buffer with at least this size. The next call reuses it, so copy the result before. */
export function outputBuffer(bytes: number): Uint8Array {
  if (buffer.length < bytes) buffer = new Uint8Array(bytes * 2);
  return buffer;
}

/** Writes a varint, seven bits per byte, whose last byte is below 128. Returns the next offset. */
export function writeVarint(to: Uint8Array, at: number, value: number): number {
  let rest = value;
  let next = at;
  while (rest > 127) {
    to[next] = (rest & 127) | 128;
    next += 1;
    rest >>>= 7;
  }
  to[next] = rest;
  return next + 1;
}
