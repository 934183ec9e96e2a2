import fc from 'fast-check';
import { matchesPhrase } from '@server/engine/query/phrase';
import { standNear } from '@server/engine/postings/phrases';
import { encodePositions, PackedPositions, PositionReader } from '@server/engine/postings/positions';

const positions = fc
  .uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 })
  .map((all) => all.sort((one, other) => one - other));

function readerOf(list: readonly number[]): PositionReader {
  const reader = new PositionReader(new PackedPositions(encodePositions([list]), 1));
  reader.read(0);
  return reader;
}

test('standNear agrees with the matcher for two words', () => {
  fc.assert(
    fc.property(positions, positions, fc.integer({ min: 1, max: 9 }), (one, other, slop) => {
      expect(standNear(readerOf(one), readerOf(other), slop)).toBe(matchesPhrase([one, other], slop));
    }),
    { numRuns: 2_000 },
  );
});

test('standNear finds a word near itself if it occurs twice', () => {
  fc.assert(
    fc.property(positions, fc.integer({ min: 1, max: 9 }), (one, slop) => {
      expect(standNear(readerOf(one), readerOf(one), slop)).toBe(matchesPhrase([one, one], slop));
    }),
    { numRuns: 2_000 },
  );
});
