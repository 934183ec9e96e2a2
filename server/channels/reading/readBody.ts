import { Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { FeedError } from '@server/engine/feeds/feedError';
import { feedLimits } from '@contract/limits';

/** At most so many bytes over the wire, and so many once unpacked. */
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
// RFC 1950: compression method 8, and a check of the first two bytes. Some servers send raw deflate (RFC 1951) instead.
const isZlib = (head: Buffer) => (head[0] ?? 0) % 16 === 8 && (((head[0] ?? 0) << 8) | (head[1] ?? 0)) % 31 === 0;

// A cut-off file gives what came before the cut instead of an error.
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
 * Reads a response's body to its end and unpacks it (gzip, deflate, brotli, and combinations; a file that is gzipped
 * without saying so, too). Both limits hold while reading, so that neither an endless answer nor a zip bomb fills memory.
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
