import { limits } from '@contract/limits';
import type { TextKey } from '@client/shared/texts/t';
import type { ImageFormat } from './imageFormat';

/** The use of an uploaded image: the company's favicon, its logo, or a picture such as a category's. */
export type ImageUse = 'icon' | 'logo' | 'picker';

export interface ImageSize {
  width: number;
  height: number;
}

interface UseRules {
  formats: readonly ImageFormat[];
  /** Width divided by height; null if any rectangle is allowed. */
  aspect: number | null;
  /** The minimum side of a crop in pixels of the image. */
  cropMin: number;
}

const rules: Readonly<Record<ImageUse, UseRules>> = {
  icon: { formats: ['png', 'jpg', 'gif', 'ico'], aspect: 1, cropMin: 1 },
  logo: { formats: ['png', 'jpg', 'ico'], aspect: null, cropMin: limits.logoCropMin },
  picker: { formats: ['png', 'jpg'], aspect: 1, cropMin: 1 },
};

const mediaTypes: Readonly<Record<ImageFormat, string>> = {
  png: '.png,image/png',
  jpg: '.jpg,.jpeg,image/jpeg',
  gif: '.gif,image/gif',
  ico: '.ico,image/x-icon,image/vnd.microsoft.icon',
};

const zoomMax = 10;
const shapeLimit = 12;

/** The `accept` attribute of the file input. */
export const acceptedFiles = (use: ImageUse): string => rules[use].formats.map((format) => mediaTypes[format]).join();

/** The error of a file before it is decoded: its format, then its size in bytes. */
export function fileError(use: ImageUse, format: ImageFormat | null, bytes: number): TextKey | null {
  if (format === null || !rules[use].formats.includes(format)) return `image.type.${use}`;
  return bytes > limits.imageBytes ? 'image.error.size' : null;
}

/** The error of a decoded image. An ico contains images of several sizes, so its dimensions are not checked. */
export function sizeError(use: ImageUse, format: ImageFormat, { width, height }: ImageSize): TextKey | null {
  if (format === 'gif' && (width !== limits.iconImage || height !== limits.iconImage)) return 'image.error.gif';
  if (format === 'ico') return null;
  if (Math.min(width, height) < rules[use].cropMin) return 'image.error.tooSmall';
  return width > limits.imageWidth || height > limits.imageHeight ? 'image.error.dimensions' : null;
}

/** The aspect ratios (width / height) of a crop: narrowest, widest, and initial. */
export function aspects(use: ImageUse, { width, height }: ImageSize): { min: number; max: number; first: number } {
  const { aspect, cropMin } = rules[use];
  if (aspect !== null) return { min: aspect, max: aspect, first: aspect };
  const first = width / height;
  return {
    min: Math.min(first, Math.max(cropMin / height, 1 / shapeLimit)),
    max: Math.max(first, Math.min(width / cropMin, shapeLimit)),
    first,
  };
}

/** The maximum zoom at which a crop of this shape is not smaller than the minimum. */
export function maxZoom(use: ImageUse, { width, height }: ImageSize, aspect: number): number {
  const { cropMin } = rules[use];
  const cropWidth = Math.min(width, height * aspect);
  const room = Math.min(cropWidth, cropWidth / aspect) / cropMin;
  return Math.max(1, Math.min(zoomMax, room));
}

/** The output size of a crop: fixed for icons and pictures; for a logo at most 720 × 250 and never enlarged. */
export function outputSize(use: ImageUse, crop: ImageSize): ImageSize {
  if (use === 'icon') return { width: limits.iconImage, height: limits.iconImage };
  if (use === 'picker') return { width: limits.categoryImage, height: limits.categoryImage };
  const scale = Math.min(1, limits.logoWidth / crop.width, limits.logoHeight / crop.height);
  return {
    width: Math.max(1, Math.round(crop.width * scale)),
    height: Math.max(1, Math.round(crop.height * scale)),
  };
}

/**
 * The output format: PNG for icons, JPEG for pictures; a logo stays JPEG if it was one, else becomes PNG, which keeps
 * transparency.
 */
export function outputType(use: ImageUse, format: ImageFormat): 'image/png' | 'image/jpeg' {
  if (use === 'picker') return 'image/jpeg';
  return use === 'logo' && format === 'jpg' ? 'image/jpeg' : 'image/png';
}
