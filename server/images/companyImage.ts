import { limits } from '@contract/limits';
import type { KeptImage } from './repository';
import { imageTexts, readUpload, remake } from './upload';

/** A logo: fitted into 720 by 250 and never enlarged; a JPEG stays one, an ico is kept as it is. Throws ImageFault. */
export async function toLogo(text: string): Promise<KeptImage> {
  const upload = await readUpload(text, { formats: ['png', 'jpeg', 'ico'], otherwise: imageTexts.logo });
  if (upload.format === 'ico') return { contentType: 'image/x-icon', bytes: upload.bytes };
  const isJpeg = upload.format === 'jpeg';
  const bytes = await remake(upload, (image) => {
    const fitted = image.resize(limits.logoWidth, limits.logoHeight, { fit: 'inside', withoutEnlargement: true });
    return isJpeg ? fitted.jpeg({ quality: limits.imageQuality }) : fitted.png();
  });
  return { contentType: isJpeg ? 'image/jpeg' : 'image/png', bytes };
}

/** A favicon: a PNG of 32 by 32 about the middle of what was sent; an ico is kept as it is. Throws ImageFault. */
export async function toFavicon(text: string): Promise<KeptImage> {
  const upload = await readUpload(text, { formats: ['png', 'jpeg', 'gif', 'ico'], otherwise: imageTexts.icon });
  if (upload.format === 'ico') return { contentType: 'image/x-icon', bytes: upload.bytes };
  const bytes = await remake(upload, (image) =>
    image.resize(limits.iconImage, limits.iconImage, { fit: 'cover' }).png(),
  );
  return { contentType: 'image/png', bytes };
}
