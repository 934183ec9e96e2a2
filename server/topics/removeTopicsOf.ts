import type { Tx } from '@server/db/schema';
import { deleteImages } from '@server/images/repository';
import { deleteCategoriesOf } from './categories/repository';
import { deleteTopicsOf } from './topicWrites';

/** Deletes the topics and categories of these owners, with their images, subscriptions, and matches. */
export async function removeTopicsOf(tx: Tx, owners: readonly string[]): Promise<void> {
  await deleteTopicsOf(tx, owners);
  await deleteImages(tx, await deleteCategoriesOf(tx, owners));
}
