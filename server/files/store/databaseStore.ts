import { limits } from '@contract/limits';
import type { Db } from '@server/db/schema';
import { deleteChunks, hasChunks, insertChunk, readChunks } from '../repository';
import type { FileStore } from './fileStore';

/** Keeps files in rows of equal size, which are streamed one at a time and without a transaction. */
export const databaseStore = (db: Db): FileStore => ({
  async write(fileId, rendition, content) {
    let size = 0;
    let position = 0;
    let waiting: Buffer[] = [];
    let waitingBytes = 0;
    const flush = async (least: number): Promise<void> => {
      while (waitingBytes >= least && waitingBytes > 0) {
        const all = Buffer.concat(waiting);
        const bytes = all.subarray(0, limits.fileChunkBytes);
        waiting = [all.subarray(bytes.length)];
        waitingBytes -= bytes.length;
        await insertChunk(db, { fileId, rendition, position, bytes });
        position += 1;
      }
    };
    for await (const piece of content) {
      waiting.push(piece);
      waitingBytes += piece.length;
      size += piece.length;
      await flush(limits.fileChunkBytes);
    }
    await flush(1);
    return size;
  },
  async read(fileId, rendition) {
    if (!(await hasChunks(db, fileId, rendition))) throw new Error(`The file ${fileId} has no ${rendition}`);
    return readChunks(db, fileId, rendition);
  },
  remove: (fileId) => deleteChunks(db, fileId),
});
