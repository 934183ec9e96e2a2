import fc from 'fast-check';
import { editDistance } from '@contract/query/editDistance';

it('editDistance is exact up to the limit and above the limit beyond it', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.nat(3), (a, b, most) => {
      const edits = editDistance(a, b);
      const limited = editDistance(a, b, most);
      expect(edits <= most ? limited === edits : limited > most).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
