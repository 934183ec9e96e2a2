import fc from 'fast-check';
import { DocumentSet } from '@server/engine/postings/documentSet';
import { PostingLists } from '@server/engine/postings/postingLists';
import { PhraseSearch } from '@server/engine/postings/phrases';
import { encodePositions, PackedPositions } from '@server/engine/postings/positions';
import { encodePostings } from '@server/engine/postings/postings';
import { ReaderPool } from '@server/engine/postings/lexemeReader';
import { SlicedComputing, SliceScheduler } from '@server/engine/computing/slices';
import { ComputingBudget } from '@server/engine/computing/computingBudget';

/** The lexemes at each position, from 1; positions may be missing. */
type Document = ReadonlyMap<number, string>;
type Phrase = readonly (readonly string[])[];

const headlineEnd = 8;
const segmentSize = 5;

function listsOf(documents: readonly Document[]): PostingLists {
  const segments = Math.ceil(documents.length / segmentSize);
  const lists = new PostingLists(segments);
  for (let segment = 0; segment < segments; segment += 1) {
    const having = new Map<string, { document: number; positions: number[] }[]>();
    for (let document = segment * segmentSize; document < (segment + 1) * segmentSize; document += 1) {
      for (const [position, lexeme] of documents[document] ?? []) {
        const known = having.get(lexeme) ?? [];
        having.set(lexeme, known);
        if (known.at(-1)?.document !== document) known.push({ document, positions: [] });
        known.at(-1)?.positions.push(position);
      }
    }
    for (const [lexeme, all] of having) {
      const numbers = all.map(({ document }) => document);
      const content = encodePostings(
        numbers,
        numbers.map(() => 1),
      );
      lists.put(lexeme, segment, { content, length: all.length, offset: 0 });
      const positions = encodePositions(all.map(({ positions }) => positions.sort((one, other) => one - other)));
      lists.putPositions(lexeme, segment, new PackedPositions(positions, all.length));
    }
  }
  return lists;
}

/** A naive phrase matcher that tries every assignment of positions to words. */
function stands(
  document: Document,
  phrase: Phrase,
  slop: number,
  isAllowed: (position: number) => boolean,
  taken: readonly number[] = [],
): boolean {
  const adjusted = taken.map((position, place) => position - place);
  if (Math.max(...adjusted) - Math.min(...adjusted) > slop) return false;
  const next = phrase[taken.length];
  if (next === undefined) return true;
  return [...document].some(
    ([position, lexeme]) =>
      next.includes(lexeme) &&
      isAllowed(position) &&
      !taken.includes(position) &&
      stands(document, phrase, slop, isAllowed, [...taken, position]),
  );
}

function unlimited(): SlicedComputing {
  return new SlicedComputing(new SliceScheduler(), {
    personId: 'ann',
    budget: new ComputingBudget(Infinity),
    signal: undefined,
  });
}

const word = fc.constantFrom('a', 'b', 'c', 'd');
const anyDocument: fc.Arbitrary<Document> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 16 }), word), { maxLength: 14 })
  .map((all) => new Map(all.sort(([one], [other]) => one - other)));
const documents = fc.array(anyDocument, { minLength: 1, maxLength: 17 });
const anyPhrase = fc.array(fc.uniqueArray(word, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 5 });
const part = fc.constantFrom('any' as const, 'headline' as const, 'body' as const);
const allowed = {
  any: () => true,
  headline: (position: number) => position <= headlineEnd,
  body: (position: number) => position > headlineEnd,
};

describe('PhraseSearch', () => {
  it('finds the documents in which every word has a position of its own, with repeated words and gaps', async () => {
    await fc.assert(
      fc.asyncProperty(
        documents,
        anyPhrase,
        fc.constantFrom(0, 0, 1, 2, 5),
        part,
        fc.func(fc.boolean()),
        async (all, phrase, slop, where, isLookedAt) => {
          const among = new DocumentSet(all.length);
          all.forEach((_, document) => {
            if (isLookedAt(document)) among.add(document);
          });
          const found = new DocumentSet(all.length);
          const ends = new Uint16Array(all.length).fill(headlineEnd);
          const search = new PhraseSearch(listsOf(all), phrase, { slop, part: where }, ends, new ReaderPool());
          await search.addTo(found, among, unlimited());
          const expected = all.map(
            (document, index) => isLookedAt(index) && stands(document, phrase, slop, allowed[where]),
          );
          expect(all.map((_, document) => found.has(document))).toEqual(expected);
        },
      ),
      { numRuns: 1_000 },
    );
  }, 120_000);

  it('decides a word repeated hundreds of times and a word with hundreds of positions', async () => {
    const text = (words: readonly string[]): Document => new Map(words.map((lexeme, index) => [index + 1, lexeme]));
    const repeat = (lexeme: string, times: number): string[] => Array.from({ length: times }, () => lexeme);
    const all = [
      text(repeat('the', 300)),
      text([...repeat('the', 249), 'end', ...repeat('the', 249)]),
      text([...repeat('the', 200), 'end', 'the']),
    ];
    const found = async (words: readonly string[], slop: number): Promise<number[]> => {
      const some = new DocumentSet(all.length);
      const among = new DocumentSet(all.length);
      among.addRange(0, all.length);
      const phrase = words.map((lexeme) => [lexeme]);
      const search = new PhraseSearch(
        listsOf(all),
        phrase,
        { slop, part: 'any' },
        new Uint16Array(3),
        new ReaderPool(),
      );
      await search.addTo(some, among, unlimited());
      return all.map((_, document) => document).filter((document) => some.has(document));
    };
    expect(await found(repeat('the', 250), 0)).toEqual([0]);
    expect(await found(repeat('the', 250), 1)).toEqual([0, 1]);
    expect(await found([...repeat('the', 200), 'end'], 0)).toEqual([1, 2]);
    expect(await found(['end', ...repeat('the', 200)], 1_000)).toEqual([1, 2]);
    expect(await found(['end', ...repeat('the', 202)], 1_000)).toEqual([1]);
  });
});
