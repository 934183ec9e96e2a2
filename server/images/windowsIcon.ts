const headerBytes = 6;
const entryBytes = 16;
const maxEntries = 64;
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
/** The size of a BITMAPINFOHEADER, with which a bitmap inside an ico begins. */
const bitmapHeader = 40;

/** The largest icon size. Browsers decode icons as they are, so a larger one would cost every visitor. */
const maxSide = 256;

function isSmall(picture: Buffer): boolean {
  // A PNG's dimensions follow the name of its first chunk. A bitmap's height includes its mask, and is negative if
  // stored top down.
  if (!picture.subarray(0, png.length).equals(png)) {
    if (picture.readUInt32LE(0) !== bitmapHeader) return false;
    return Math.abs(picture.readInt32LE(4)) <= maxSide && Math.abs(picture.readInt32LE(8)) <= 2 * maxSide;
  }
  return picture.readUInt32BE(16) <= maxSide && picture.readUInt32BE(20) <= maxSide;
}

/**
 * Whether the bytes are a valid Windows icon (ico): a directory whose images lie within the file, each a PNG or a
 * bitmap of at most 256 × 256.
 */
export function isIcon(bytes: Buffer): boolean {
  if (bytes.length < headerBytes || bytes.readUInt16LE(0) !== 0 || bytes.readUInt16LE(2) !== 1) return false;
  const count = bytes.readUInt16LE(4);
  const directoryEnd = headerBytes + count * entryBytes;
  if (count === 0 || count > maxEntries || bytes.length < directoryEnd) return false;
  return Array.from({ length: count }, (_, index) => headerBytes + index * entryBytes).every((entry) => {
    const size = bytes.readUInt32LE(entry + 8);
    const start = bytes.readUInt32LE(entry + 12);
    if (start < directoryEnd || size < bitmapHeader || start + size > bytes.length) return false;
    return isSmall(bytes.subarray(start, start + size));
  });
}
