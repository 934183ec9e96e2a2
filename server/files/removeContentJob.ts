import type { JobDeps } from '@server/background/job';
import { forgetDeletedFile, nextDeletedFiles } from './repository';
import { fileStore } from './store/fileStores';

const AT_ONCE = 50;

/**
 * Deletes from the S3-compatible store what deleted files leave there. Resolves to true if there may be more. Deleting
 * twice does no harm, so several processes may do it at once.
 */
export async function removeContent({ db, config }: JobDeps): Promise<boolean> {
  if (!config.files.s3) return false;
  const ids = await nextDeletedFiles(db, AT_ONCE);
  const store = fileStore({ db, config }, 's3');
  for (const id of ids) {
    await store.remove(id);
    await forgetDeletedFile(db, id);
  }
  return ids.length === AT_ONCE;
}
