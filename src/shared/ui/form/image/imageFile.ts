import { limits } from '@contract/limits';
import type { TextKey } from '@client/shared/texts/t';
import { formatOfFile, type ImageFormat } from './imageFormat';
import { fileError, sizeError, outputSize, outputType, type ImageSize, type ImageUse } from './imageRules';

/** An image file that was accepted. The caller revokes `url`. */
export interface OpenedImage extends ImageSize {
  url: string;
  format: ImageFormat;
}

export interface CropArea extends ImageSize {
  x: number;
  y: number;
}

/** Reads a file and checks it against the rules of its use. Returns the image, or the key of the error text. */
export async function openImage(use: ImageUse, file: File): Promise<OpenedImage | TextKey> {
  const format = await formatOfFile(file);
  const errorMessage = fileError(use, format, file.size);
  if (errorMessage || !format) return errorMessage ?? `image.type.${use}`;
  const url = URL.createObjectURL(file);
  try {
    const { naturalWidth: width, naturalHeight: height } = await decode(url);
    const wrong: TextKey | null = width && height ? sizeError(use, format, { width, height }) : `image.type.${use}`;
    if (!wrong) return { url, format, width, height };
    URL.revokeObjectURL(url);
    return wrong;
  } catch {
    URL.revokeObjectURL(url);
    return `image.type.${use}`;
  }
}

/** Renders the cropped area at the size and in the format of its use, as a data URL. Throws if the browser cannot. */
export async function cropImage(use: ImageUse, image: OpenedImage, area: CropArea): Promise<string> {
  const picture = await decode(image.url);
  const { width, height } = outputSize(use, area);
  const type = outputType(use, image.format);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  if (type === 'image/jpeg') {
    context.fillStyle = '#ffffff'; // JPEG has no transparency: it would become black
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const made = canvas.toDataURL(type, limits.imageQuality / 100);
  // An unreadable canvas returns "data:,", an unsupported type a PNG.
  if (!made.startsWith(`data:${type};base64,`) || made.length > (limits.imageBytes * 4) / 3)
    throw new Error('No image');
  return made;
}

/** The base64 part of a data URL, in which images are sent. */
export const base64Part = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1);

async function decode(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
