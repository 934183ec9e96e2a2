import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp, { type Sharp } from 'sharp';
import { limits } from '@contract/limits';
import type { Deps } from '@server/http/deps';
import { AppError, invalid } from '@server/http/errors';
import { fileStore, storageOfNewFiles } from './store/fileStores';
import { fileTypeOf, headBytes, pdfType, type FileType, type PictureFormat } from './fileType';
import { pdfPreview } from './pdfPreview';
import { completeFile, deleteFile, insertFile, type NewFile } from './repository';

export const fileTexts = {
  required: 'File is required.',
  invalid: 'Please provide a valid file.',
  tooLarge: `Maximum file size is ${String(limits.attachmentBytes / 1_048_576)} MB.`,
} as const;

type StoreDeps = Pick<Deps, 'db' | 'config' | 'clock'>;

export interface FileUpload {
  file: Omit<NewFile, 'contentType' | 'storage'>;
  withPreview: boolean;
  /** The content; fails if the upload is cut off. */
  content: AsyncIterable<Buffer>;
  /** Whether the content was cut at the maximum size, once it was read. */
  isTruncated: () => boolean;
}

/**
 * Stores an upload while it arrives. A picture is encoded again, which applies its rotation and removes its
 * metadata and anything that isn't a picture. A failed upload leaves nothing.
 * @throws AppError VALIDATION if the type isn't accepted, TOO_LARGE
 */
export async function storeFile({ db, config, clock }: StoreDeps, upload: FileUpload): Promise<string> {
  const { head, whole } = await readHead(upload.content);
  if (head.length === 0) throw invalid({ file: fileTexts.required });
  const type = fileTypeOf(head, upload.file.name);
  if (!type) throw invalid({ file: fileTexts.invalid });
  const name = nameFor(upload.file.name, type);
  const storage = storageOfNewFiles(config);
  const store = fileStore({ db, config }, storage);
  const now = clock();
  const id = await insertFile(db, { ...upload.file, name, contentType: type.contentType, storage }, now);
  try {
    const size = await store.write(id, 'original', type.picture ? encode(whole, type.picture) : whole);
    if (upload.isTruncated()) throw new AppError('TOO_LARGE', fileTexts.tooLarge);
    const content = upload.withPreview ? await previewOf(type, () => store.read(id, 'original')) : null;
    const previewSize = content === null ? 0 : await store.write(id, 'preview', content);
    await completeFile(db, id, { size, previewSize }, now);
    return id;
  } catch (error) {
    await deleteFile(db, id);
    if (upload.isTruncated()) throw new AppError('TOO_LARGE', fileTexts.tooLarge);
    throw error;
  }
}

/** The first bytes of a stream, and the stream with them. */
async function readHead(content: AsyncIterable<Buffer>): Promise<{ head: Buffer; whole: AsyncIterable<Buffer> }> {
  const pieces = content[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < headBytes) {
    const next = await pieces.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  async function* whole() {
    yield head;
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
  }
  return { head, whole: whole() };
}

/** The preview of a stored file: a smaller picture, or the first page of a PDF; null if it has none. */
async function previewOf(
  { picture, contentType }: FileType,
  read: () => Promise<AsyncIterable<Buffer>>,
): Promise<AsyncIterable<Buffer> | null> {
  if (picture) return preview(await read(), picture);
  if (contentType !== pdfType) return null;
  const pieces: Buffer[] = [];
  for await (const piece of await read()) pieces.push(piece);
  const page = await pdfPreview(Buffer.concat(pieces));
  return page && Readable.from([page]);
}

const encode = (content: AsyncIterable<Buffer>, format: PictureFormat) =>
  throughSharp(content, format, (image) => image);

const preview = (content: AsyncIterable<Buffer>, format: PictureFormat) =>
  throughSharp(content, format, (image) =>
    image.resize(limits.filePreview, limits.filePreview, { fit: 'inside', withoutEnlargement: true }),
  );

/** Decodes and encodes a picture of known format. */
async function* throughSharp(
  content: AsyncIterable<Buffer>,
  format: PictureFormat,
  change: (image: Sharp) => Sharp,
): AsyncGenerator<Buffer> {
  const isAnimated = format === 'gif' || format === 'webp';
  const image = sharp({ limitInputPixels: limits.filePixels, animated: isAnimated });
  const encoded = change(image.autoOrient()).toFormat(
    format,
    format === 'jpeg' ? { quality: limits.imageQuality } : {},
  );
  const reading = pipeline(Readable.from(content), encoded);
  // Awaited below; a failure first ends the loop.
  reading.catch(() => undefined);
  try {
    for await (const piece of encoded as AsyncIterable<Buffer>) yield piece;
    await reading;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw invalid({ file: fileTexts.invalid });
  }
}

/** The name of an upload without path and control characters, with the extension of its type. */
function nameFor(name: string, { extension }: FileType): string {
  const base = (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').slice(0, 200);
  const stem = base.replace(/\.\w{1,8}$/, '').trim() || 'file';
  return `${stem}.${extension}`;
}
