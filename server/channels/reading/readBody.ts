import { Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { FeedError } from '@server/engine/feeds/feedError';
import { feedLimits } from '@contract/limits';

/** Maximum sizes in bytes: as transferred, and decompressed. */
export interface BodyLimits {
  compressedBytes: number;
  decompressedBytes: number;
}

class Limit extends Transform {
  private seen = 0;
  private chunks = 0;

  constructor(private readonly maximum: number) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.seen += chunk.length;
    this.chunks += 1;
    if (this.seen > this.maximum || this.chunks > feedLimits.fetch.chunks) done(new FeedError('TOO_LARGE'));
    else done(null, chunk);
  }
}

const isGzip = (head: Buffer) => head[0] === 0x1f && head[1] === 0x8b;
// Detects a zlib header (RFC 1950): compression method 8 and a valid check of the first two bytes. Some servers send
// raw deflate (RFC 1951) instead.
const isZlib = (head: Buffer) => (head[0] ?? 0) % 16 === 8 && (((head[0] ?? 0) << 8) | (head[1] ?? 0)) % 31 === 0;

// Truncated data is decompressed as far as it goes, instead of failing.
const lenient = { finishFlush: zlib.constants.Z_SYNC_FLUSH };

function decoderOf(encoding: string, head: Buffer): Transform | null {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return isGzip(head) ? zlib.createGunzip(lenient) : null;
    case 'deflate':
      return isZlib(head) ? zlib.createInflate(lenient) : zlib.createInflateRaw(lenient);
    case 'br':
      return zlib.createBrotliDecompress({ finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH });
    default:
      throw new FeedError('UNSUPPORTED_ENCODING');
  }
}

async function unpack(bytes: Buffer, encoding: string, maximum: number): Promise<Buffer> {
  const decoder = decoderOf(encoding, bytes);
  if (!decoder || bytes.length === 0) return bytes;
  const chunks: Buffer[] = [];
  try {
    await pipeline(Readable.from([bytes]), decoder, new Limit(maximum), async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) chunks.push(chunk);
    });
  } catch (error) {
    throw error instanceof FeedError ? error : new FeedError('BAD_RESPONSE');
  }
  return Buffer.concat(chunks);
}

/**
 * Reads and decompresses a response body (gzip, deflate, brotli, and combinations; also gzip without a
 * Content-Encoding). Enforces both limits while reading, so that neither an endless response nor a zip bomb fills the
 * memory.
 * @throws FeedError TOO_LARGE, UNSUPPORTED_ENCODING, BAD_RESPONSE; errors of the stream itself pass through
 */
export async function readBody(source: Readable, contentEncoding: string, limits: BodyLimits): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await pipeline(source, new Limit(limits.compressedBytes), async (limited: AsyncIterable<Buffer>) => {
    for await (const chunk of limited) chunks.push(chunk);
  });
  let bytes: Buffer = Buffer.concat(chunks);
  const encodings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'identity');
  if (encodings.length > feedLimits.fetch.encodings) throw new FeedError('UNSUPPORTED_ENCODING');
  for (const encoding of encodings.reverse()) bytes = await unpack(bytes, encoding, limits.decompressedBytes);
  if (isGzip(bytes)) bytes = await unpack(bytes, 'gzip', limits.decompressedBytes);
  if (bytes.length > limits.decompressedBytes) throw new FeedError('TOO_LARGE');
  return bytes;
}
