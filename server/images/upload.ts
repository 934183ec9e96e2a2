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

type UploadFormat = 'png' | 'jpeg' | 'gif' | 'ico';

/** An invalid image upload; the message is shown to users. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
}

interface Upload {
  bytes: Buffer;
  format: UploadFormat;
}

/** The accepted formats, and the message for anything else. */
interface UploadRules {
  formats: readonly UploadFormat[];
  otherwise: string;
  /** Accepts gifs of all sizes, not only of 32 × 32. */
  hasAnyGif?: boolean;
}

/** The magic bytes of PNG, JPEG, and GIF. */
const magicBytes = [Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('GIF8')];
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Reads a base64 image, with or without a data URL's prefix, and validates its content: format by magic bytes, at most
 * 1 MB, raster images at most 1920 × 1280 pixels, a gif exactly 32 × 32.
 * @throws ImageError
 */
export async function readUpload(text: string, rules: UploadRules): Promise<Upload> {
  const data = text.replace(/^data:[a-z/+.-]{1,40};base64,/, '').replace(/\s+/g, '');
  if (!base64.test(data)) throw new ImageError(rules.otherwise);
  return readImage(Buffer.from(data, 'base64'), rules);
}

/**
 * Validates the content of an image, as `readUpload` does.
 * @throws ImageError
 */
export async function readImage(bytes: Buffer, rules: UploadRules): Promise<Upload> {
  const { formats, otherwise, hasAnyGif = false } = rules;
  if (bytes.length > limits.imageBytes) throw new ImageError(imageTexts.size);
  if (isIcon(bytes)) {
    if (!formats.includes('ico')) throw new ImageError(otherwise);
    return { bytes, format: 'ico' };
  }
  // Only the decoders of accepted formats may see the bytes: others, such as SVG's, render before the size is known.
  if (!magicBytes.some((magic) => bytes.subarray(0, magic.length).equals(magic))) {
    throw new ImageError(otherwise);
  }
  // Reads only the header; nothing is decoded before the format and size are known.
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new ImageError(otherwise);
    });
  const known = formats.find((one) => one === format);
  if (!known) throw new ImageError(otherwise);
  if (known === 'gif' && !hasAnyGif && (width !== limits.iconImage || height !== limits.iconImage)) {
    throw new ImageError(imageTexts.gif);
  }
  if (width > limits.imageWidth || height > limits.imageHeight) throw new ImageError(imageTexts.dimensions);
  return { bytes, format: known };
}

/**
 * Re-encodes an upload with its EXIF rotation applied and all metadata removed.
 * @throws ImageError if the file cannot be decoded
 */
export async function reencode({ bytes }: Upload, make: (image: Sharp) => Sharp): Promise<Buffer> {
  try {
    return await make(sharp(bytes, { limitInputPixels: limits.imageWidth * limits.imageHeight }).rotate()).toBuffer();
  } catch {
    throw new ImageError(imageTexts.crop);
  }
}
