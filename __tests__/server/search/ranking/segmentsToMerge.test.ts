import * as fc from 'fast-check';
import { segmentsToMerge } from '@server/search/ranking/segmentsToMerge';

interface Sized {
  documents: number;
}

interface Outcome {
  segments: Sized[];
  stored: number;
  /** The number of documents written by merges, each time it was. */
  written: number;
  mostSegments: number;
}

const total = (segments: readonly Sized[]): number => segments.reduce((sum, { documents }) => sum + documents, 0);

/** Adds segments one by one, and merges as the job does. */
function sealed(sizes: readonly number[], before: readonly number[] = []): Outcome {
  const segments = before.map((documents) => ({ documents }));
  let [stored, written, mostSegments] = [0, 0, 0];
  for (const documents of sizes) {
    segments.push({ documents });
    stored += documents;
    for (let run = segmentsToMerge(segments); run.length > 0; run = segmentsToMerge(segments)) {
      const [first] = run;
      const at = segments.findIndex((segment) => segment === first);
      expect(segments.slice(at, at + run.length)).toEqual(run);
      written += total(run);
      segments.splice(at, run.length, { documents: total(run) });
    }
    mostSegments = Math.max(mostSegments, segments.length);
  }
  return { segments, stored, written, mostSegments };
}

test('eight neighbors of similar size become one, the smallest first', () => {
  expect(sealed(Array<number>(7).fill(60)).segments).toHaveLength(7);
  expect(sealed(Array<number>(8).fill(60)).segments).toEqual([{ documents: 480 }]);
  expect(sealed(Array<number>(64).fill(60)).segments).toEqual([{ documents: 3_840 }]);
  expect(sealed(Array<number>(71).fill(60)).segments).toHaveLength(8);
});

test('smaller segments before or between them are merged with them, later ones not', () => {
  const sizes = [5, 500, 500, 5, 500, 500, 500, 500, 500, 500, 5];
  expect(segmentsToMerge(sizes.map((documents) => ({ documents })))).toHaveLength(10);
});

test('a large segment is not written again for each few articles that follow it', () => {
  const { stored, written, segments } = sealed(Array<number>(20_000).fill(50), [1_000_000]);
  expect(written).toBeLessThan(4 * stored);
  expect(segments[0]).toEqual({ documents: 1_000_000 });
});

test('whatever the sizes, a document is merged some times only, and few segments remain', () => {
  const size = fc.oneof(fc.integer({ min: 40, max: 60 }), fc.integer({ min: 350, max: 450 }), fc.constant(2_000));
  fc.assert(
    fc.property(fc.array(size, { minLength: 200, maxLength: 600 }), (sizes) => {
      const { stored, written, segments, mostSegments } = sealed(sizes);
      expect(total(segments)).toBe(stored);
      expect(written).toBeLessThanOrEqual(6 * stored);
      expect(mostSegments).toBeLessThanOrEqual(100);
    }),
    { numRuns: 100 },
  );
});
