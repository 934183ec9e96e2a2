import { compareArticles, type ArticleSignature } from '@server/engine/similarity/similarity';
import { sketchOf } from '@server/engine/similarity/sketch';

const words = (count: number, from: number): string[] =>
  Array.from({ length: count }, (_, index) => `w${from + index}`);

function signatureOf(sourceId: string, text: readonly string[]): ArticleSignature {
  return {
    itemId: sourceId,
    sourceId,
    departmentId: null,
    language: 'en',
    published: Date.parse('2026-11-20T08:00:00Z'),
    sketch: sketchOf(text),
    terms: { hashes: new Int32Array(), weights: new Float32Array() },
    background: 0,
  };
}

describe('a brief of a report without term weights', () => {
  const report = signatureOf('agency', words(1_200, 0));

  test('is recognized by its shingles, although it shares only a tenth of all', () => {
    expect(compareArticles(report, signatureOf('paper', words(130, 0)))?.isCopy).toBe(true);
  });

  test("isn't recognized if most of it is its own text", () => {
    expect(compareArticles(report, signatureOf('paper', [...words(40, 0), ...words(90, 5_000)]))).toBeNull();
  });

  test("isn't recognized if the other text is hardly longer, such as two notices from one template", () => {
    expect(compareArticles(report, signatureOf('paper', [...words(600, 0), ...words(500, 5_000)]))).toBeNull();
  });
});
