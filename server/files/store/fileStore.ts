import type { Rendition } from '@server/db/columnTypes';

/** Keeps the content of files. Each rendition is written once, and never changed. */
export interface FileStore {
  /** Stores a stream; returns its length in bytes. A failed write may leave a part, which `remove` deletes. */
  write(fileId: string, rendition: Rendition, content: AsyncIterable<Buffer>): Promise<number>;
  /**
   * Opens a stored rendition.
   * @throws Error if there is none
   */
  read(fileId: string, rendition: Rendition): Promise<AsyncIterable<Buffer>>;
  /** Deletes the renditions of a file; there may be none. */
  remove(fileId: string): Promise<void>;
}
