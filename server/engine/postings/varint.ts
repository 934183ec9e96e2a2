/** Room for bytes to be written; the one there is, made larger where it has to be. */
let room = new Uint8Array(1 << 16);

/** At least so many bytes of room; what was written into it before is lost. */
export function roomFor(bytes: number): Uint8Array {
  if (room.length < bytes) room = new Uint8Array(bytes * 2);
  return room;
}

/** Writes a number, seven bits a byte, the last of them below 128; answers where the next one goes. */
export function writeNumber(to: Uint8Array, at: number, value: number): number {
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
