import type { Tx } from '@server/db/schema';
import { librarySvg } from '@server/images/library/library';
import { toCategoryImage } from '@server/images/categoryImage';
import { insertImage, type KeptImage } from '@server/images/repository';

/** A category's picture: of the library by its address, uploaded, or none. */
export type Icon = { kind: 'library'; address: string } | { kind: 'upload'; image: KeptImage } | { kind: 'none' };

/** Reads what a body gives: an address of the library, or the base64 part of an image. */
export async function prepareIcon(given: string | undefined): Promise<Icon> {
  if (given === undefined || given === '') return { kind: 'none' };
  if (librarySvg(given) !== undefined) return { kind: 'library', address: given };
  return { kind: 'upload', image: await toCategoryImage(given) };
}

/** Keeps a picture and gives the columns that name it. */
export async function storeIcon(
  tx: Tx,
  departmentId: string,
  icon: Icon,
): Promise<{ image_id: string | null; icon: string | null }> {
  if (icon.kind === 'library') return { image_id: null, icon: icon.address };
  if (icon.kind === 'none') return { image_id: null, icon: null };
  return { image_id: await insertImage(tx, departmentId, icon.image), icon: null };
}
