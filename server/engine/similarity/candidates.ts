import { lookupLimits, nearDuplicate, rewrite } from './parameters';
import type { ArticleSignature } from './similarity';
import type { SignatureIndex } from './signatureIndex';
import type { LookupKeys } from './lookupKeys';

/** Articles to compare an article with: possible members of its story, and older articles of its storyline. */
interface Candidates {
  alike: ArticleSignature[];
  older: ArticleSignature[];
}

const hourMs = 3_600_000;

/**
 * Sums the weights of the keys that entries share with an article; reused from article to article to avoid allocations.
 */
class Tally {
  private weights = new Float64Array(1024);
  private times = new Int32Array(1024);
  private readonly found: number[] = [];

  begin(entries: number): void {
    for (const entry of this.found) this.times[entry] = 0;
    this.found.length = 0;
    if (entries <= this.times.length) return;
    this.times = new Int32Array(entries * 2);
    this.weights = new Float64Array(entries * 2);
  }

  count(entry: number, weight: number): void {
    const times = this.times[entry] ?? 0;
    if (times === 0) this.found.push(entry);
    this.weights[entry] = times === 0 ? weight : (this.weights[entry] ?? 0) + weight;
    this.times[entry] = times + 1;
  }

  /** The entries with the highest sums that share a band or two heavy terms. */
  best(most: number): number[] {
    const { weights, times } = this;
    return this.found
      .filter((entry) => (times[entry] ?? 0) > 1 || (weights[entry] ?? 0) >= 1)
      .sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b)
      .slice(0, most);
  }
}

const alike = new Tally();
const older = new Tally();

/**
 * Finds the articles to compare an article with: those that share a band of shingles or two heavy terms. The limits on
 * lookups bound the cost, however many articles there are.
 * @param own The article's own entry, which is skipped.
 */
export function findCandidates(
  signatureIndex: SignatureIndex,
  article: ArticleSignature,
  keys: LookupKeys,
  own: number,
): Candidates {
  alike.begin(signatureIndex.length);
  older.begin(signatureIndex.length);
  const [from, to] = [article.published - rewrite.hours * hourMs, article.published + rewrite.hours * hourMs];
  const olderFrom = article.published - rewrite.backgroundHours * hourMs;
  const olderTo = article.published - rewrite.backgroundAfterHours * hourMs;
  for (const { hash, weight } of keys.terms) {
    let leftAlike: number = lookupLimits.perTerm;
    let leftOlder: number = lookupLimits.perOlderTerm;
    let steps: number = lookupLimits.steps;
    signatureIndex.each(hash, (entry) => {
      const at = entry === own ? NaN : signatureIndex.publishedAt(entry);
      if (at >= from && at <= to && leftAlike > 0) {
        leftAlike -= 1;
        alike.count(entry, weight);
      }
      if (at >= olderFrom && at <= olderTo && leftOlder > 0) {
        leftOlder -= 1;
        older.count(entry, weight);
      }
      steps -= 1;
      return leftAlike + leftOlder > 0 && steps > 0;
    });
  }
  const span = nearDuplicate.hours * hourMs;
  for (const band of keys.bands) {
    let left: number = lookupLimits.perBand;
    signatureIndex.each(band, (entry) => {
      const at = entry === own ? NaN : signatureIndex.publishedAt(entry);
      if (Math.abs(at - article.published) <= span) {
        left -= 1;
        alike.count(entry, 1);
      }
      return left > 0;
    });
  }
  const signatures = (entries: readonly number[]): ArticleSignature[] =>
    entries.flatMap((entry) => signatureIndex.signature(entry) ?? []);
  return { alike: signatures(alike.best(lookupLimits.compared)), older: signatures(older.best(lookupLimits.older)) };
}
