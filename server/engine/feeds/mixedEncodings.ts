import iconv from 'iconv-lite';

/** The character of each byte in Windows-1252, precomputed because a whole article may be decoded byte by byte. */
const windows1252 = Array.from(
  iconv.decode(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), 'windows-1252'),
);

/** The length of the UTF-8 sequence at `at` (RFC 3629: no overlong forms, no surrogates), or 0 if there is none. */
function sequenceLength(bytes: Buffer, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const second = bytes[at + 1] ?? 0;
  const follows = (offset: number) => ((bytes[at + offset] ?? 0) & 0xc0) === 0x80;
  if (lead >= 0xc2 && lead <= 0xdf) return follows(1) ? 2 : 0;
  if (lead >= 0xe0 && lead <= 0xef) {
    if (lead === 0xe0 && second < 0xa0) return 0;
    if (lead === 0xed && second > 0x9f) return 0;
    return follows(1) && follows(2) ? 3 : 0;
  }
  if (lead >= 0xf0 && lead <= 0xf4) {
    if (lead === 0xf0 && second < 0x90) return 0;
    if (lead === 0xf4 && second > 0x8f) return 0;
    return follows(1) && follows(2) && follows(3) ? 4 : 0;
  }
  return 0;
}

/** A character truncated at the end of the file doesn't prove that the bytes aren't UTF-8. */
const isCutOff = (bytes: Buffer, at: number) => at >= bytes.length - 3 && (bytes[at] ?? 0) >= 0xc2;

/** Counts valid non-ASCII UTF-8 sequences and invalid bytes. */
export function utf8Shape(bytes: Buffer): { sequences: number; invalid: number } {
  let sequences = 0;
  let invalid = 0;
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at);
    if (length === 0) {
      if (isCutOff(bytes, at)) break;
      invalid += 1;
    }
    if (length > 1) sequences += 1;
    at += length || 1;
  }
  return { sequences, invalid };
}

/** The first offset from `from` on where no UTF-8 sequence starts, or the length of the bytes. */
function validUntil(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return Math.min(at, bytes.length);
}

/** Decodes valid sequences as UTF-8 and every other byte as Windows-1252; drops a truncated character at the end. */
export function decodeMixed(bytes: Buffer): string {
  let start = 0;
  let end = validUntil(bytes, 0);
  if (end === bytes.length || isCutOff(bytes, end)) return bytes.toString('utf8', 0, end);
  // Converted to UTF-8 and decoded once: a string per foreign byte would take a second for a few megabytes.
  const output = Buffer.allocUnsafe(bytes.length * 3);
  let written = 0;
  while (end < bytes.length) {
    written += bytes.copy(output, written, start, end);
    written += output.write(windows1252[bytes[end] ?? 0] ?? '', written, 'utf8');
    start = end + 1;
    end = validUntil(bytes, start);
  }
  written += bytes.copy(output, written, start, end);
  return output.toString('utf8', 0, written);
}
