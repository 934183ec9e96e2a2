import { formatOfFile } from '@client/shared/ui/form/image/imageFormat';

/** Images of an article's body are JPEG or PNG files. */
export const isImageFile = ({ type }: File): boolean => type === 'image/jpeg' || type === 'image/png';

/** True if the content is a JPEG or PNG, too: browsers take a file's type from its name. */
export async function hasImageContent(file: File): Promise<boolean> {
  const format = await formatOfFile(file);
  return format === 'jpg' || format === 'png';
}
