import { mostOf } from './occurrencesByPart';
import { PostingReader, type PackedPostings, type Postings } from './postings';

/** Above this share of touched documents, scanning all of them is faster than sorting the touched ones. */
const dense = 1 / 32;

/** A reusable buffer for merging lists, one number per document; all zero between two uses. */
export class PostingMerger {
  private room = new Uint32Array();
  private readonly reader = new PostingReader();

  /** The union of the lists, ascending, with the largest count for each part. */
  merge(lists: readonly PackedPostings[], size: number, count: (counts: number, list: number) => number): Postings {
    if (this.room.length < size) this.room = new Uint32Array(Math.ceil(size * 1.25));
    const { room, reader } = this;
    const touched = new Uint32Array(
      Math.min(
        size,
        lists.reduce((sum, list) => sum + list.length, 0),
      ),
    );
    let length = 0;
    lists.forEach((postings, list) => {
      for (reader.open(postings); reader.next();) {
        for (let index = 0; index < reader.length; index += 1) {
          const document = reader.documents[index] ?? 0;
          const before = room[document] ?? 0;
          if (before === 0) {
            touched[length] = document;
            length += 1;
          }
          room[document] = mostOf(before, count(reader.counts[index] ?? 0, list));
        }
      }
    });
    const documents = touched.subarray(0, length);
    if (length < size * dense) documents.sort();
    else {
      let next = 0;
      for (let document = 0; document < size; document += 1) {
        if ((room[document] ?? 0) === 0) continue;
        documents[next] = document;
        next += 1;
      }
    }
    const counts = new Uint32Array(length);
    for (let index = 0; index < length; index += 1) {
      const document = documents[index] ?? 0;
      counts[index] = room[document] ?? 0;
      room[document] = 0;
    }
    return { documents, counts };
  }
}
