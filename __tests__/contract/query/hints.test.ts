import { queryHints } from '@contract/query/hints';
import { parseQuery } from '@contract/query/parse';

const hinted = (text: string) => queryHints(text).map(({ start, end }) => text.slice(start, end));

describe('queryHints', () => {
  it.each([
    ['cancer NEAR therapy', 'NEAR'],
    ['cancer NEAR5 therapy', 'NEAR5'],
    ['(cancer OR tumor) ADJ3 therapy', 'ADJ3'],
    ['cancer WITHIN 5 therapy', 'WITHIN'],
    ['cancer XOR therapy', 'XOR'],
    ['"breast cancer" SAME headline:therapy', 'SAME'],
    ['cancer ＯＲ therapy', 'ＯＲ'],
    ['cancer ＡＮＤ therapy', 'ＡＮＤ'],
    ['vacc＊', 'vacc＊'],
    ['vacc？ dose', 'vacc？'],
    ['＋vaccine dose', '＋vaccine'],
  ])('for %s, hints that %s is searched as a word', (text, word) => {
    expect(parseQuery(text).ok).toBe(true);
    expect(hinted(text)).toEqual([word]);
    expect(queryHints(text)[0]?.message).toMatch(/^\S.*\.$/s);
  });

  it('suggests what was probably meant', () => {
    expect(queryHints('a NEAR5 b')[0]?.message).toContain('"two words"~5');
    const text = 'cancer ＯＲ therapy';
    const [hint] = queryHints(text);
    const fixed = text.slice(0, hint?.start) + hint?.suggestion + text.slice(hint?.end);
    expect(fixed).toBe('cancer OR therapy');
    expect(queryHints(fixed)).toEqual([]);
  });

  it.each([
    'near miss',
    'headline:NEAR cancer',
    'NEAR',
    'NEAR therapy',
    'therapy SAME',
    'cancer "NEAR" therapy',
    'cancer \\NEAR therapy',
    'WITHIN reach',
    'a WITHIN reach',
    'vacc* +dose',
    'C++ OR dose',
    'a constructor b',
  ])('returns no hints for %s', (text) => {
    expect(parseQuery(text).ok).toBe(true);
    expect(hinted(text)).toEqual([]);
  });
});
