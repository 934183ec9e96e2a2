import iconv from 'iconv-lite';
import { decodeMixed, utf8Shape } from './mixedEncodings';

interface DecodedText {
  text: string;
  /** The encoding that was used. */
  encoding: string;
}

interface Declared {
  fromHttp: string | null;
  fromDocument: string | null;
}

// As in browsers (WHATWG Encoding), content declared as Latin-1 or ASCII is Windows-1252.
const windows1252Names = /^(iso[-_]?8859[-_]?1|latin1|l1|us-ascii|ascii|cp1252|windows-1252|ansi)$/;
const utf8Names = /^(utf-?8|unicode-1-1-utf-8|utf8mb4)$/;
const multiByteNames = /^(gb|big5|shift|sjis|s-jis|euc|cp9|ms9|windows-31j|ks_c)/;

function normalized(label: string | undefined): string | null {
  const name = label?.trim().toLowerCase() ?? '';
  if (name === '') return null;
  if (utf8Names.test(name)) return 'utf-8';
  if (windows1252Names.test(name)) return 'windows-1252';
  // A document that was readable byte by byte up to this point can't be UTF-16, whatever it declares.
  if (name.startsWith('utf-16') || name.startsWith('utf-32')) return null;
  if (name === 'iso-2022-jp') return name;
  return iconv.encodingExists(name) ? name : null;
}

function declarations(bytes: Buffer, contentType: string): Declared {
  const head = bytes.toString('latin1', 0, 2048);
  const fromXml = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  const fromMeta = /<meta[^>]+charset\s*=\s*["']?([\w.:-]+)/i.exec(head)?.[1];
  const fromHttp = /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1];
  return { fromHttp: normalized(fromHttp), fromDocument: normalized(fromXml ?? fromMeta) };
}

/** Detects UTF-16 and UTF-32 by the byte order mark, or by the zeros around an initial `<` or `{`. */
function wideEncoding(bytes: Buffer): string | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return 'utf-32le';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32be';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const opens = (byte: number | undefined) => byte === 0x3c || byte === 0x7b;
  if (opens(a) && b === 0 && c !== 0) return 'utf-16le';
  if (a === 0 && opens(b)) return 'utf-16be';
  return null;
}

const decodeAs = (bytes: Buffer, encoding: string) =>
  encoding === 'iso-2022-jp'
    ? new TextDecoder(encoding).decode(bytes)
    : iconv.decode(bytes, encoding, { stripBOM: true });

/** Up to this many non-ASCII bytes may look like valid UTF-8 by chance in a two-byte encoding. */
const chanceBytes = 16;

function chosen(bytes: Buffer, { fromHttp, fromDocument }: Declared): string {
  const shape = utf8Shape(bytes);
  const declared = [fromDocument, fromHttp].filter((name) => name !== null);
  const stateful = declared.find((name) => name === 'iso-2022-jp');
  if (stateful && bytes.includes(0x1b)) return stateful;
  if (shape.invalid === 0) {
    const twoByte = declared.find((name) => multiByteNames.test(name));
    return twoByte && shape.sequences > 0 && shape.sequences * 2 < chanceBytes ? twoByte : 'utf-8';
  }
  // The document isn't UTF-8, so another declaration is used: the document's own before the server's.
  const other = declared.find((name) => name !== 'utf-8');
  if (other && other !== 'windows-1252') return other;
  const mostlyUtf8 = shape.sequences > shape.invalid;
  if (other === 'windows-1252' && !mostlyUtf8) return other;
  return 'mixed';
}

/**
 * Decodes the bytes of a feed or page. The byte order mark has priority; then valid UTF-8 with non-ASCII characters is
 * UTF-8, whatever is declared; then the declaration of the document or the server that fits. Content that is declared
 * as UTF-8 but partly invalid is decoded as UTF-8 where possible and as Windows-1252 elsewhere. Never throws.
 */
export function decodeText(bytes: Buffer, contentType = ''): DecodedText {
  const wide = wideEncoding(bytes);
  if (wide) return { text: iconv.decode(bytes, wide, { stripBOM: true }), encoding: wide };
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return { text: decodeMixed(bytes.subarray(3)), encoding: 'utf-8' };
  }
  const encoding = chosen(bytes, declarations(bytes, contentType));
  if (encoding === 'mixed') return { text: decodeMixed(bytes), encoding: 'utf-8 with windows-1252' };
  if (encoding === 'utf-8') return { text: decodeMixed(bytes), encoding };
  return { text: decodeAs(bytes, encoding), encoding };
}
