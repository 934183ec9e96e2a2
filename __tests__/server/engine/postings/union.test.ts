import { mostOf, packCounts, presenceOf, derivedHeadline } from '@server/engine/postings/occurrencesByPart';
import { PrefixMaximum } from '@server/search/ranking/prefixMaximum';
import { decodePostings, encodePostings, PostingReader } from '@server/engine/postings/postings';
import { Union } from '@server/engine/postings/union';
import { chance } from '../../../../bench/support/corpus';

const random = chance(31);
const upTo = (most: number): number => Math.floor(random() * (most + 1));

type Counted = Map<number, number>;

/** Random documents of a range with random counts; `share` is the expected fraction of documents. */
function someOf(from: number, to: number, share: number): Counted {
  const some: Counted = new Map();
  for (let document = from; document < to; document += 1) {
    if (random() >= share) continue;
    const headline = [0, 0, 1, 3, derivedHeadline][upTo(4)] ?? 0;
    const [lead, text] = [[0, 0, 2][upTo(2)] ?? 0, [0, 1, 1, 70, 40_000][upTo(4)] ?? 0];
    some.set(document, packCounts(headline, lead, text) || 1);
  }
  return some;
}

describe('the union of many lists', () => {
  const offset = 7;
  // Segments of random sizes, one with a single document, with unused numbers between them.
  const pieces = [[13, 14]];
  for (let from = 14; from < 12_000;) {
    const to = from + 1 + upTo(300);
    pieces.push([from, to]);
    from = random() < 0.8 ? to : to + upTo(9);
  }

  test.each([0, 0.000_5, 0.02, 0.6])(
    'contains each document once, with its parts: lists with %d of all documents',
    (share) => {
      const union = new Union(13, pieces.at(-1)?.[1] ?? 0, new PostingReader());
      const expected: Counted = new Map();
      for (let list = 0; list < 6; list += 1) {
        for (const [from = 0, to = 0] of pieces) {
          const some = someOf(from, to, share);
          const numbers = [...some.keys()].map((document) => document + offset);
          const content = encodePostings(numbers, [...some.values()]);
          union.add({ content, length: numbers.length, offset });
          for (const [document, counts] of some) {
            expected.set(document, mostOf(expected.get(document) ?? 0, presenceOf(counts)));
          }
        }
      }
      for (const [from = 0, to = 0] of pieces) {
        const packed = union.postings(from, to);
        const { documents, counts } = decodePostings(packed.content, packed.length, packed.offset);
        const own = [...expected].filter(([document]) => document >= from && document < to).sort(([a], [b]) => a - b);
        expect([...documents].map((document, index) => [document, counts[index]])).toEqual(own);
      }
    },
  );
});

describe('the maximum before a place', () => {
  test('covers all numbers before it, in whatever order it is requested', () => {
    const numbers = Float64Array.from({ length: 20_000 }, (_, at) => at + (random() < 0.01 ? 5_000 : 0));
    const latest = new PrefixMaximum();
    for (const end of [0, 1, 10_000, 4_096, 4_095, 20_000, 8_192, 0, 12_288, 12_289]) {
      expect(latest.before(end, numbers)).toBe(Math.max(-Infinity, ...numbers.subarray(0, end)));
    }
  });
});
