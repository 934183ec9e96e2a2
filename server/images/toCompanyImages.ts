import { limits } from '@contract/limits';
import type { StoredImage } from './repository';
import { imageTexts, readUpload, reencode } from './upload';

/**
 * Converts a base64 upload to a logo: scaled down to fit 720 × 250, never enlarged. A jpg stays JPEG, an ico stays
 * unchanged, others become PNG.
 * @throws ImageError
 */
export async function toLogo(text: string): Promise<StoredImage> {
  const upload = await readUpload(text, { formats: ['png', 'jpeg', 'ico'], otherwise: imageTexts.logo });
  if (upload.format === 'ico') return { contentType: 'image/x-icon', bytes: upload.bytes };
  const isJpeg = upload.format === 'jpeg';
  const bytes = await reencode(upload, (image) => {
    const fitted = image.resize(limits.logoWidth, limits.logoHeight, { fit: 'inside', withoutEnlargement: true });
    return isJpeg ? fitted.jpeg({ quality: limits.imageQuality }) : fitted.png();
  });
  return { contentType: isJpeg ? 'image/jpeg' : 'image/png', bytes };
}

/**
 * Converts a base64 upload to a favicon: PNG, 32 × 32, cropped to the center; an ico stays unchanged.
 * @throws ImageError
 */
export async function toFavicon(text: string): Promise<StoredImage> {
  const upload = await readUpload(text, { formats: ['png', 'jpeg', 'gif', 'ico'], otherwise: imageTexts.icon });
  if (upload.format === 'ico') return { contentType: 'image/x-icon', bytes: upload.bytes };
  const bytes = await reencode(upload, (image) =>
    image.resize(limits.iconImage, limits.iconImage, { fit: 'cover' }).png(),
  );
  return { contentType: 'image/png', bytes };
}
