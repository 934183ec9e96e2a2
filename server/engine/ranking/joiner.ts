import { mostOf } from './counts';
import type { Postings } from './postings';

/** Room for joining lists, a number a document; zero between two uses. */
export class Joiner {
  private room = new Uint32Array();

  join(lists: readonly Postings[], size: number, count: (counts: number, list: number) => number): Postings {
    if (this.room.length < size) this.room = new Uint32Array(size);
    const { room } = this;
    const touched = new Uint32Array(lists.reduce((sum, list) => sum + list.documents.length, 0));
    let length = 0;
    lists.forEach(({ documents, counts }, list) => {
      for (let index = 0; index < documents.length; index += 1) {
        const document = documents[index] ?? 0;
        const before = room[document] ?? 0;
        if (before === 0) {
          touched[length] = document;
          length += 1;
        }
        room[document] = mostOf(before, count(counts[index] ?? 0, list));
      }
    });
    const documents = touched.slice(0, length);
    const counts = new Uint32Array(length);
    for (let index = 0; index < length; index += 1) {
      const document = documents[index] ?? 0;
      counts[index] = room[document] ?? 0;
      room[document] = 0;
    }
    return { documents, counts };
  }
}
