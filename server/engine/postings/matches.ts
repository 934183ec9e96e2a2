import type { DocumentSet } from './documentSet';

/** The documents that match a query. They may be looked for only as far as a page and a bounded count need them. */
export interface Matches {
  /** The matches among the documents checked so far. */
  readonly matching: DocumentSet;
  /** All documents that may match, whether or not they were checked. */
  readonly possible: DocumentSet;
  /** Checks documents until more than `most` matches count, or all documents are checked. */
  checkUntilMore: (most: number, counts: (document: number) => boolean) => Promise<void>;
  /** Checks documents until the best `count` of the eligible matches are known. */
  checkBest: (
    count: number,
    before: (one: number, other: number) => boolean,
    isEligible: (document: number) => boolean,
  ) => Promise<void>;
}

/** Matches of documents that are all checked. */
export class AllMatches implements Matches {
  constructor(readonly matching: DocumentSet) {}

  get possible(): DocumentSet {
    return this.matching;
  }

  async checkUntilMore(): Promise<void> {
    // Nothing is left.
  }

  async checkBest(): Promise<void> {
    // Nothing is left.
  }
}
