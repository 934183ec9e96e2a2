import { formatOf } from '@client/shared/ui/form/image/imageRules';

/** Images of an article's body are JPEG or PNG files. */
export const isImageFile = ({ type }: File): boolean => type === 'image/jpeg' || type === 'image/png';

/** True if the content is a JPEG or PNG, too: browsers take a file's type from its name. */
export async function hasImageContent(file: File): Promise<boolean> {
  const format = formatOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  return format === 'jpg' || format === 'png';
}
