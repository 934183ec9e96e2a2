import type { Tx } from '@server/db/schema';
import { deleteImages } from '@server/images/repository';
import { deleteCategoriesOf } from './categories/repository';
import { deleteTopicsOf } from './changes';

/** Removes the topics and categories that people own, with their images, subscriptions and matches. */
export async function removeTopicsOf(tx: Tx, owners: readonly string[]): Promise<void> {
  await deleteTopicsOf(tx, owners);
  await deleteImages(tx, await deleteCategoriesOf(tx, owners));
}
