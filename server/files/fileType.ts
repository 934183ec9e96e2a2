import type { Rendition } from '@server/db/columnTypes';

export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp';

/** A kind of file that is accepted. Browsers may show pictures; everything else is only downloaded. */
export interface FileType {
  contentType: string;
  extension: string;
  /** Null for everything that isn't a picture. */
  picture: PictureFormat | null;
}

const officeMedia = 'application/vnd.openxmlformats-officedocument';
const picture = (format: PictureFormat, extension: string = format): FileType => ({
  extension,
  contentType: `image/${format}`,
  picture: format,
});
const download = (extension: string, contentType: string): FileType => ({ extension, contentType, picture: null });

const png = picture('png');
const jpeg = picture('jpeg', 'jpg');
const gif = picture('gif');
const webp = picture('webp');
export const pdfType = 'application/pdf';
const pdf = download('pdf', pdfType);
/** Zip archives of Office; the extension says which program's. */
const zipped: readonly FileType[] = [
  download('docx', `${officeMedia}.wordprocessingml.document`),
  download('xlsx', `${officeMedia}.spreadsheetml.sheet`),
  download('pptx', `${officeMedia}.presentationml.presentation`),
];
/** Compound files of Office before 2007. */
const compound: readonly FileType[] = [
  download('doc', 'application/msword'),
  download('xls', 'application/vnd.ms-excel'),
  download('ppt', 'application/vnd.ms-powerpoint'),
];

/** Bytes at the beginning of a file that `fileTypeOf` looks at. */
export const headBytes = 512;

/**
 * The type of a file by its first bytes; its name only distinguishes the formats of Office. Undefined if the file isn't
 * accepted. Archives aren't unpacked, and nothing is decoded.
 */
export function fileTypeOf(head: Buffer, name: string): FileType | undefined {
  const starts = (hex: string): boolean => head.subarray(0, hex.length / 2).toString('hex') === hex;
  if (starts('89504e470d0a1a0a')) return png;
  if (starts('ffd8ff')) return jpeg;
  if (starts('474946383761') || starts('474946383961')) return gif;
  if (starts('52494646') && head.toString('latin1', 8, 12) === 'WEBP') return webp;
  if (head.toString('latin1', 0, 5) === '%PDF-') return pdf;
  const extension = /\.(\w{1,8})$/.exec(name)?.[1]?.toLowerCase();
  const named = (types: readonly FileType[]) => types.find((type) => type.extension === extension);
  if (starts('d0cf11e0a1b11ae1')) return named(compound);
  if (starts('504b0304') && isOfficeEntry(firstEntry(head))) return named(zipped);
  return undefined;
}

/** The name of the first entry of a zip archive. */
const firstEntry = (head: Buffer): string =>
  head.length < 30 ? '' : head.toString('utf8', 30, 30 + head.readUInt16LE(26));

const isOfficeEntry = (name: string): boolean => /^(\[Content_Types\]\.xml$|(_rels|docProps|word|xl|ppt)\/)/.test(name);

/** The media type of a rendition: previews are pictures, of a picture in its own format. */
export const renditionType = (contentType: string, rendition: Rendition): string =>
  rendition === 'original' || contentType.startsWith('image/') ? contentType : 'image/jpeg';
