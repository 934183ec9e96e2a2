import sharp from 'sharp';
import { limits } from '@contract/limits';
import { AppError } from '@server/http/errors';

export const imageTexts = {
  type: 'Please upload a png or jpg file.',
  size: 'Please upload an image which size is less than 1mb',
  dimensions: 'Please upload an image which width is less than 1920px and height is less than 1280px',
  crop: 'Failed to crop the image',
} as const;

const quality = 80;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The picture of a category: a png or jpg of at most 1 MB and 1920 by 1280, given as base64, turned upright, cropped
 * square about its middle and made a JPEG of 249 by 249. Everything else of the file (its metadata) is left behind.
 */
export async function toCategoryImage(text: string): Promise<Buffer> {
  const data = text.replace(/^data:[a-z/+.-]{1,40};base64,/, '').replace(/\s/g, '');
  if (!base64.test(data)) throw refused(imageTexts.type);
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > limits.imageBytes) throw refused(imageTexts.size);
  await checkKind(bytes);
  try {
    return await sharp(bytes, { limitInputPixels: limits.imageWidth * limits.imageHeight })
      .rotate()
      .resize(limits.categoryImage, limits.categoryImage, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer();
  } catch {
    throw refused(imageTexts.crop);
  }
}

/** The header alone says what a file is and how large: nothing is unpacked before this. */
async function checkKind(bytes: Buffer): Promise<void> {
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw refused(imageTexts.type);
    });
  if (format !== 'png' && format !== 'jpeg') throw refused(imageTexts.type);
  if (width > limits.imageWidth || height > limits.imageHeight) throw refused(imageTexts.dimensions);
}

function refused(message: string): AppError {
  return new AppError('IMAGE_INVALID', message, { fields: { profileGroupIcon: message } });
}
