import { limits } from '@contract/limits';
import type { StoredImage } from './repository';
import { ImageError, imageTexts, readUpload, reencode } from './upload';
import { AppError } from '@server/http/errors';

/**
 * Converts a base64 png or jpg to a category's image: cropped to the center square, JPEG, 249 × 249.
 * @throws AppError IMAGE_INVALID
 */
export async function toCategoryImage(text: string): Promise<StoredImage> {
  try {
    const upload = await readUpload(text, { formats: ['png', 'jpeg'], otherwise: imageTexts.picker });
    const bytes = await reencode(upload, (image) =>
      image
        .resize(limits.categoryImage, limits.categoryImage, { fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: limits.imageQuality }),
    );
    return { contentType: 'image/jpeg', bytes };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    throw new AppError('IMAGE_INVALID', error.message, { fields: { profileGroupIcon: error.message } });
  }
}
