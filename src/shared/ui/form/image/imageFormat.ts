export type ImageFormat = 'png' | 'jpg' | 'gif' | 'ico';

const signatures: readonly (readonly [ImageFormat, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['ico', [0x00, 0x00, 0x01, 0x00]],
];

/** The format of a file by its first eight bytes, whatever its name; null for any other. */
export function formatOf(start: Uint8Array): ImageFormat | null {
  return signatures.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte))?.[0] ?? null;
}

/** Reads the beginning of a file, and returns its format; see `formatOf`. */
export async function formatOfFile(file: File): Promise<ImageFormat | null> {
  return formatOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
}
