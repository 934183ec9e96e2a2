import { limits } from '@contract/limits';
import type { StoredImage } from './repository';
import { imageTexts, readImage, reencode } from './upload';

/**
 * Converts the picture by which a feed presents itself to a logo: scaled down to fit 240 × 80, never enlarged, PNG; of an
 * animation the first frame. An ico stays unchanged.
 * @throws ImageError
 */
export async function toFeedImage(bytes: Buffer): Promise<StoredImage> {
  const formats = ['png', 'jpeg', 'gif', 'ico'] as const;
  const picture = await readImage(bytes, { formats, otherwise: imageTexts.icon, hasAnyGif: true });
  if (picture.format === 'ico') return { contentType: 'image/x-icon', bytes };
  const png = await reencode(picture, (image) =>
    image.resize(limits.feedImageWidth, limits.feedImageHeight, { fit: 'inside', withoutEnlargement: true }).png(),
  );
  return { contentType: 'image/png', bytes: png };
}
