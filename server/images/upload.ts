import sharp, { type Sharp } from 'sharp';
import { limits } from '@contract/limits';
import { isIcon } from './windowsIcon';

export const imageTexts = {
  picker: 'Please upload a png or jpg file.',
  logo: 'Please upload a png, jpg or ico file.',
  icon: 'Please upload a png, jpg, gif or ico file.',
  size: 'Please upload an image which size is less than 1mb',
  dimensions: 'Please upload an image which width is less than 1920px and height is less than 1280px',
  gif: 'Please upload a gif with size 32px x 32px',
  crop: 'Failed to crop the image',
} as const;

export type UploadFormat = 'png' | 'jpeg' | 'gif' | 'ico';

/** What is wrong with an uploaded image, in the words that people read. */
export class ImageFault extends Error {
  override readonly name = 'ImageFault';
}

export interface Upload {
  bytes: Buffer;
  format: UploadFormat;
}

/** What an upload may be, and what is said of anything else. */
export interface UploadRules {
  formats: readonly UploadFormat[];
  otherwise: string;
}

/** What a PNG, a JPEG and a GIF begin with. */
const beginnings = [Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('GIF8')];
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Reads an image given as base64, with or without a data address's beginning, and checks what it really is: its kind by
 * its bytes, at most 1 MB, a raster image at most 1920 by 1280 pixels, a gif exactly 32 by 32. Throws ImageFault.
 */
export async function readUpload(text: string, { formats, otherwise }: UploadRules): Promise<Upload> {
  const data = text.replace(/^data:[a-z/+.-]{1,40};base64,/, '').replace(/\s+/g, '');
  if (!base64.test(data)) throw new ImageFault(otherwise);
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > limits.imageBytes) throw new ImageFault(imageTexts.size);
  if (isIcon(bytes)) {
    if (!formats.includes('ico')) throw new ImageFault(otherwise);
    return { bytes, format: 'ico' };
  }
  // Only decoders of what may come are ever given a byte: others, as that for SVG, draw before they say how large it is.
  if (!beginnings.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning))) {
    throw new ImageFault(otherwise);
  }
  // The header alone says what a file is and how large: nothing is unpacked before this.
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new ImageFault(otherwise);
    });
  const known = formats.find((one) => one === format);
  if (!known) throw new ImageFault(otherwise);
  if (known === 'gif' && (width !== limits.iconImage || height !== limits.iconImage)) {
    throw new ImageFault(imageTexts.gif);
  }
  if (width > limits.imageWidth || height > limits.imageHeight) throw new ImageFault(imageTexts.dimensions);
  return { bytes, format: known };
}

/**
 * Makes a new picture of an upload, turned upright; everything else of the file (its metadata) is left behind. Throws
 * ImageFault where the file cannot be decoded.
 */
export async function remake({ bytes }: Upload, make: (image: Sharp) => Sharp): Promise<Buffer> {
  try {
    return await make(sharp(bytes, { limitInputPixels: limits.imageWidth * limits.imageHeight }).rotate()).toBuffer();
  } catch {
    throw new ImageFault(imageTexts.crop);
  }
}
