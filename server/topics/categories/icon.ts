import type { Tx } from '@server/db/schema';
import { librarySvg } from '@server/images/built-in/imageLibrary';
import { toCategoryImage } from '@server/images/toCategoryImage';
import { findImage, insertImage, type StoredImage } from '@server/images/repository';

/** A category's image: from the image library, uploaded, or none. */
export type Icon = { kind: 'library'; address: string } | { kind: 'upload'; image: StoredImage } | { kind: 'none' };

/**
 * Parses the image in a request body: a URL path of the image library, or base64.
 * @throws AppError IMAGE_INVALID
 */
export async function prepareIcon(given: string | undefined): Promise<Icon> {
  if (given === undefined || given === '') return { kind: 'none' };
  if (librarySvg(given) !== undefined) return { kind: 'library', address: given };
  return { kind: 'upload', image: await toCategoryImage(given) };
}

/** Whether a category with these column values has the image already. */
export async function isCurrentIcon(
  tx: Tx,
  icon: Icon,
  { image_id, icon: address }: { image_id: string | null; icon: string | null },
): Promise<boolean> {
  if (icon.kind === 'none') return image_id === null && address === null;
  if (icon.kind === 'library') return image_id === null && address === icon.address;
  const stored = image_id === null ? undefined : await findImage(tx, image_id);
  return stored?.bytes.equals(icon.image.bytes) ?? false;
}

/** Stores the image and returns the column values that refer to it. */
export async function storeIcon(
  tx: Tx,
  departmentId: string,
  icon: Icon,
): Promise<{ image_id: string | null; icon: string | null }> {
  if (icon.kind === 'library') return { image_id: null, icon: icon.address };
  if (icon.kind === 'none') return { image_id: null, icon: null };
  return { image_id: await insertImage(tx, departmentId, icon.image), icon: null };
}
