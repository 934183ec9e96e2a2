import type { Config } from '@server/config';
import type { FileStorage } from '@server/db/columnTypes';
import type { Db } from '@server/db/schema';
import { databaseStore } from './databaseStore';
import type { FileStore } from './fileStore';
import { s3Store } from './s3Store';

/** One client for each configuration, which keeps its connections. */
const s3Stores = new WeakMap<object, FileStore>();

/** Where new files are kept. */
export const storageOfNewFiles = ({ files }: Config): FileStorage => (files.s3 ? 's3' : 'database');

/**
 * The store that keeps a file. Files stay where they were uploaded, also if FILES_URL is set later.
 * @throws Error if FILES_URL was removed
 */
export function fileStore({ db, config }: { db: Db; config: Config }, storage: FileStorage): FileStore {
  if (storage === 'database') return databaseStore(db);
  const { s3 } = config.files;
  if (!s3) throw new Error('FILES_URL isn’t set any more, but the store has files');
  const known = s3Stores.get(s3) ?? s3Store(s3);
  s3Stores.set(s3, known);
  return known;
}
