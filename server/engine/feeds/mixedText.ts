import iconv from 'iconv-lite';

/** What each byte is in Windows-1252; a whole article may be looked up in it byte by byte. */
const windows1252 = Array.from(
  iconv.decode(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), 'windows-1252'),
);

/** Length of the UTF-8 sequence that starts at `at` (RFC 3629: no overlong forms, no surrogates); 0 if none does. */
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

/** A character cut off by the end of the file is no proof against UTF-8. */
const isCutOff = (bytes: Buffer, at: number) => at >= bytes.length - 3 && (bytes[at] ?? 0) >= 0xc2;

/** How much of the bytes is UTF-8: its sequences beyond ASCII, and the bytes that fit none. */
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

/** UTF-8 where the bytes are UTF-8, Windows-1252 for every byte that is not; a character cut off at the end is dropped. */
export function decodeMixed(bytes: Buffer): string {
  const parts: string[] = [];
  let start = 0;
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    parts.push(bytes.toString('utf8', start, at));
    if (isCutOff(bytes, at) && parts.length === 1) return parts.join('');
    parts.push(windows1252[bytes[at] ?? 0] ?? '');
    at += 1;
    start = at;
  }
  parts.push(bytes.toString('utf8', start, at));
  return parts.join('');
}
