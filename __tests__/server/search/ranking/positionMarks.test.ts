import fc from 'fast-check';
import { encodePositions, PackedPositions, PositionReader } from '@server/engine/postings/positions';
import { encodePostings, PostingReader, type PackedPostings } from '@server/engine/postings/postings';

/** Documents in blocks in ascending order, together several chunks of a reader. */
const blocks = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9_000 }), fc.integer({ min: 1, max: 7 })), { minLength: 1, maxLength: 4 })
  .map((all) => {
    let document = 0;
    return all.map(([length, step]) => Array.from({ length }, () => (document += step)));
  });

function packed(lists: readonly number[][]): PackedPostings {
  const countsOf = (documents: readonly number[]): number[] => documents.map((document) => 1 + (document % 5));
  const content = Buffer.concat(lists.map((documents) => encodePostings(documents, countsOf(documents))));
  return { content, length: lists.flat().length, offset: 0 };
}

/**
 * The first document at or after each requested one (ascending), with the number of documents before it, found by
 * skipping.
 */
function found(postings: PackedPostings, wanted: readonly number[]): [document: number, before: number][] {
  const reader = new PostingReader();
  reader.open(postings);
  const all: [number, number][] = [];
  for (const document of wanted) {
    while (reader.length === 0 || (reader.documents[reader.length - 1] ?? 0) < document) {
      reader.skipTo(document);
      if (!reader.next()) return all;
    }
    const at = reader.documents.subarray(0, reader.length).findIndex((one) => one >= document);
    all.push([reader.documents[at] ?? 0, reader.before + at]);
  }
  return all;
}

const ascending = (from: fc.Arbitrary<number>): fc.Arbitrary<number[]> =>
  fc.uniqueArray(from, { minLength: 1, maxLength: 30 }).map((all) => all.sort((one, other) => one - other));

test('a posting reader that skips finds the same as one that reads everything, also after other readers', () => {
  fc.assert(
    fc.property(blocks, fc.array(ascending(fc.nat(60_000)), { minLength: 2, maxLength: 4 }), (lists, searches) => {
      const postings = packed(lists);
      const documents = lists.flat();
      for (const wanted of searches) {
        const expected = wanted
          .map((document) => documents.findIndex((one) => one >= document))
          .filter((place) => place >= 0)
          .map((place) => [documents[place], place]);
        expect(found(postings, wanted)).toEqual(expected);
      }
    }),
    { numRuns: 60 },
  );
});

test('a position reader that skips reads the right positions, also after other readers', () => {
  const positions = fc
    .array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 6 })
    .map((all) => all.sort((a, b) => a - b));
  const lists = fc.array(positions, { minLength: 200, maxLength: 400 });
  fc.assert(
    fc.property(lists, fc.array(ascending(fc.nat(399)), { minLength: 2, maxLength: 4 }), (all, searches) => {
      const stored = new PackedPositions(encodePositions(all), all.length);
      for (const wanted of searches) {
        const reader = new PositionReader(stored);
        for (const document of wanted.filter((one) => one < all.length)) {
          reader.read(document);
          expect([...reader.positions.subarray(0, reader.length)]).toEqual(all[document]);
        }
      }
    }),
  );
});

test('a position reader that stops early continues correctly with the next document', () => {
  const positions = fc
    .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 })
    .map((all) => all.sort((one, other) => one - other));
  const lists = fc.array(positions, { minLength: 40, maxLength: 80 });
  fc.assert(
    fc.property(lists, ascending(fc.nat(79)), fc.nat(45), (all, wanted, most) => {
      const reader = new PositionReader(new PackedPositions(encodePositions(all), all.length));
      for (const document of wanted.filter((one) => one < all.length)) {
        const list = all[document] ?? [];
        const beyond = list.findIndex((position) => position > most);
        reader.read(document, most);
        expect([...reader.positions.subarray(0, reader.length)]).toEqual(beyond < 0 ? list : list.slice(0, beyond + 1));
      }
    }),
    { numRuns: 500 },
  );
});
