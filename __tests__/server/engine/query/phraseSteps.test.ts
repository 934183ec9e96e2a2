import { phrasePositions, PhraseSteps, matchesPhrase } from '@server/engine/query/phrase';

const upTo = (count: number, step = 1): number[] => Array.from({ length: count }, (_, index) => 1 + index * step);
const words = (count: number, list: readonly number[]): (readonly number[])[] =>
  Array.from({ length: count }, () => list);

describe('a phrase of repeated words', () => {
  it('is decided exactly even if the article repeats them thousands of times', () => {
    const everywhere = upTo(40_000);
    // The word 249 times, then another word, repeatedly.
    const clusters = everywhere.filter((position) => position % 250 !== 0);
    expect(matchesPhrase(words(900, everywhere), 0)).toBe(true);
    expect(matchesPhrase(words(249, clusters), 0)).toBe(true);
    expect(matchesPhrase(words(250, clusters), 0)).toBe(false);
    expect(matchesPhrase(words(250, clusters), 1)).toBe(true);
    expect(matchesPhrase(words(250, everywhere), 1_000)).toBe(true);
  });

  it('requires a position of its own for each word', () => {
    const list = upTo(20, 3);
    expect(matchesPhrase(words(20, list), 37)).toBe(false);
    expect(matchesPhrase(words(20, list), 38)).toBe(true);
    expect(matchesPhrase(words(21, list), 1_000)).toBe(false);
  });

  it('finds another assignment if words share some positions', () => {
    // The first word could take position 2, the only one of the second.
    expect(matchesPhrase([[2, 3], [2]], 2)).toBe(true);
    expect(matchesPhrase([[2, 3], [2]], 1)).toBe(false);
    expect(matchesPhrase([[2], [2]], 1_000)).toBe(false);
  });

  it('is highlighted at its first occurrences, within a budget for the whole text', () => {
    const everywhere = upTo(40_000);
    const steps = new PhraseSteps();
    const [first] = Array.from({ length: 300 }, () => phrasePositions(words(250, everywhere), 1_000, steps));
    expect(first?.has(1)).toBe(true);
    expect(steps.take(1)).toBe(false);
  });
});
