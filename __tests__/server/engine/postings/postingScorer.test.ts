import { worth } from '@server/engine/postings/documents';
import { derivedHeadline, inHeadline, inLead, inText, packCounts } from '@server/engine/postings/occurrencesByPart';
import { PostingScorer, type ScoreTarget } from '@server/engine/postings/postingScorer';
import { decodePostings, encodePostings, PostingReader } from '@server/engine/postings/postings';
import { scoredDocuments } from '@server/engine/postings/score';
import { weigh } from '@server/engine/postings/weightedPostings';
import { chance } from '../../../../bench/support/corpus';

const random = chance(53);
const upTo = (most: number): number => Math.floor(random() * (most + 1));
const size = 40_000;
const offset = 11;
const gain = 3.7;

const counts = (): number => {
  const headline = [0, 0, 1, 130, derivedHeadline][upTo(4)] ?? 0;
  const lead = [0, 0, 2, 200][upTo(3)] ?? 0;
  return packCounts(headline, lead, [0, 1, 1, 70, 40_000][upTo(4)] ?? 0) || 1;
};

/** Random postings of a share of all documents, encoded in blocks as merged segments have them. */
function somePostings(share: number) {
  const blocks: Buffer[] = [];
  let length = 0;
  for (let from = 0; from < size;) {
    const to = Math.min(size, from + 1 + upTo(9_000));
    const documents = Array.from({ length: to - from }, (_, index) => from + index).filter(() => random() < share);
    from = to;
    if (documents.length === 0) continue;
    const numbers = documents.map((document) => document + offset);
    blocks.push(encodePostings(numbers, documents.map(counts)));
    length += documents.length;
  }
  return { content: Buffer.concat(blocks), length, offset };
}

const newTarget = (): ScoreTarget => ({
  scores: new Float64Array(size),
  lengths: Float64Array.from({ length: size }, (_, document) => (document % 900) + 20),
  atLeast: 0.375,
  perWord: 0.003,
});

test.each([0.000_1, 0.01, 0.4, 1])(
  'each document before the end of a window is scored once, in whatever windows: lists with %d of all documents',
  (share) => {
    const packed = somePostings(share);
    const decoded = decodePostings(packed.content, packed.length, packed.offset);
    const expected = new Map<number, number>();
    const { lengths, atLeast, perWord } = newTarget();
    decoded.documents.forEach((document, index) => {
      const count = decoded.counts[index] ?? 0;
      const headline = inHeadline(count);
      const inHeadlines = headline === derivedHeadline ? worth.derivedHeadline : headline * worth.headline;
      const mentions = inText(count) + worth.lead * inLead(count) + inHeadlines;
      expected.set(document, (gain * mentions) / (mentions + (atLeast + perWord * (lengths[document] ?? 0))));
    });
    for (const postings of [packed, weigh(packed, new PostingReader()), weigh(decoded, new PostingReader())]) {
      const target = newTarget();
      const scorer = new PostingScorer(postings, gain);
      for (let end = 0; end < size;) {
        end = Math.min(size, end + ([0, 1, 50, 16_384][upTo(3)] ?? 0));
        scorer.addBefore(end, target);
        // Nothing is read too early: the later windows are still empty.
        expect(target.scores.subarray(end).every((score) => score === 0)).toBe(true);
      }
      const scored = new Map([...target.scores.entries()].filter(([, score]) => score !== 0));
      expect(scored).toEqual(expected);
      const found = scoredDocuments(target.scores, size);
      expect(found.count()).toBe(expected.size);
      expect([...expected.keys()].every((document) => found.has(document))).toBe(true);
    }
  },
);
