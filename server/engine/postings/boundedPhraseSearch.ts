import type { Plan, PhrasePlan } from '../query/plan';
import type { SlicedComputing } from '../computing/slices';
import type { Candidates } from './candidates';
import { DocumentSet } from './documentSet';
import { AllMatches, type Matches } from './matches';
import { TopDocuments } from './topDocuments';

/** A query that requires phrases, split. */
interface SplitPlan {
  /** The query with the words of each phrase, in any order, instead of the phrase. */
  words: Plan;
  /** The required phrases. */
  phrases: Plan;
}

/** Splits a query that requires phrases; null for other queries. */
export function splitPhrases(plan: Plan): SplitPlan | null {
  const children = plan.kind === 'and' ? plan.children : [plan];
  const phrases = children.filter((child): child is PhrasePlan => child.kind === 'phrase');
  if (phrases.length === 0) return null;
  const words = phrases.flatMap(({ sign, sequence }) =>
    sequence.map((one): Plan => ({ kind: 'words', sign, part: 'any', words: one })),
  );
  return {
    words: { kind: 'and', children: [...children.filter((child) => child.kind !== 'phrase'), ...words] },
    phrases: { kind: 'and', children: phrases },
  };
}

/** Sizes that tests reduce. */
export interface BoundedPhraseSearchSizes {
  /** The number of documents, from the last one back, in which phrases are looked for first. */
  lastDocuments: number;
  /** The fewest best documents that are checked at once. */
  bestDocuments: number;
}

/** Each further part is larger by this factor; so is the number of best documents that are checked for one hit. */
const growth = 4;

/**
 * Looks for required phrases only in as many documents as a page by relevance and a bounded count need. A frequent
 * phrase (`with the`) is found in most documents that contain its words, so reading all of their positions is in vain.
 */
export class BoundedPhraseSearch implements Matches {
  /** @param possible The documents that match without regard to the order of words. */
  private constructor(
    readonly possible: DocumentSet,
    readonly matching: DocumentSet,
    private readonly checked: DocumentSet,
    private readonly phrases: Plan,
    private readonly candidates: Candidates,
    private readonly computing: SlicedComputing,
    private readonly sizes: BoundedPhraseSearchSizes,
  ) {}

  /**
   * Checks the last documents, or all of them if these have so few matches that all may be needed.
   * @param most The number of matches beyond which not all are needed.
   */
  static async begin(
    plan: Plan,
    { words, phrases }: SplitPlan,
    stored: DocumentSet,
    most: number,
    candidates: Candidates,
    computing: SlicedComputing,
    sizes: BoundedPhraseSearchSizes,
  ): Promise<Matches> {
    const matchesIn = async (documents: DocumentSet, wanted: Plan): Promise<DocumentSet> => {
      const found = await candidates.of(wanted, documents);
      found.intersect(documents);
      return found;
    };
    const checked = new DocumentSet(stored.size);
    checked.addRange(Math.max(0, stored.size - sizes.lastDocuments), stored.size);
    checked.intersect(stored);
    const matching = await matchesIn(checked, plan);
    if (matching.count() * stored.count() > most * checked.count()) {
      const possible = await matchesIn(stored, words);
      return new BoundedPhraseSearch(possible, matching, checked, phrases, candidates, computing, sizes);
    }
    const others = new DocumentSet(stored.size);
    others.unite(stored);
    others.subtract(checked);
    matching.unite(await matchesIn(others, plan));
    return new AllMatches(matching);
  }

  /** Checks from the last document on. */
  async checkUntilMore(most: number, counts: (document: number) => boolean): Promise<void> {
    let found = 0;
    this.matching.forEach((document) => {
      if (counts(document)) found += 1;
    });
    let to = Math.max(0, this.possible.size - this.sizes.lastDocuments);
    for (let { lastDocuments: length } = this.sizes; to > 0 && found <= most; length *= growth) {
      const from = Math.max(0, to - length * growth);
      const part = new DocumentSet(this.possible.size);
      part.addRange(from, to);
      for (const document of await this.check(part)) if (counts(document)) found += 1;
      to = from;
    }
  }

  async checkBest(
    count: number,
    before: (one: number, other: number) => boolean,
    isEligible: (document: number) => boolean,
  ): Promise<void> {
    const most = Math.max(this.sizes.bestDocuments, count * growth);
    const top = new TopDocuments(most, before);
    await this.possible.forEachDown(this.computing, (document) => {
      if (top.accepts(document) && isEligible(document)) top.offer(document);
    });
    const best = top.sorted();
    const part = new DocumentSet(this.possible.size);
    for (const document of best) part.add(document);
    await this.check(part);
    const isEnough = best.length < most || best.filter((document) => this.matching.has(document)).length >= count;
    if (!isEnough) await this.check(this.possible);
  }

  /** Returns the matches among those of the documents that weren't checked before. */
  private async check(documents: DocumentSet): Promise<number[]> {
    const left = new DocumentSet(this.possible.size);
    left.unite(documents);
    left.intersect(this.possible);
    left.subtract(this.checked);
    const found: number[] = [];
    if (left.isEmpty) return found;
    this.checked.unite(left);
    const having = await this.candidates.of(this.phrases, left);
    having.intersect(left);
    this.matching.unite(having);
    having.forEach((document) => found.push(document));
    return found;
  }
}
