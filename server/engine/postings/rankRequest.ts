import type { Plan } from '../query/plan';

/** A word that counts for relevance, by its lexemes. */
export interface RankTerm {
  lexemes: readonly string[];
  /** Compounds, which are stored at the first and the last position of what they join. */
  joined: readonly string[];
  /** Stands for all words with this prefix, counted once per part; null for a plain word. */
  prefix: string | null;
  /** The number of occurrences in the query. */
  times: number;
}

/** A place in the order of hits: by score, then newest first. */
export interface RankPlace {
  score: number;
  /** Microseconds since the epoch (UTC). */
  published: number;
  itemId: string;
  version: number;
}

export interface RankRequest {
  plan: Plan;
  /** Empty for newest first. */
  terms: RankTerm[];
  /** Blends recency into the scores; see recency.ts. */
  recencyHalfLifeDays?: number | undefined;
  languages: readonly string[];
  departmentId: string | null;
  /** Null for all sources. */
  sourceIds: readonly string[] | null;
  /** ISO 8601 UTC, at most microseconds. Articles received later neither match nor count in statistics. */
  asOf: string;
  now: Date;
  /** Also returns versions that were replaced by newer ones. */
  includeOldRevisions: boolean;
  /** Returns only documents after this place. */
  after?: RankPlace | undefined;
  most: number;
  /** The number of hits whose item ids are returned, for counting stories. */
  items: number;
}

export interface Ranked {
  /** In order. If `exact` is false, candidates that include all matches. Versions may have been replaced or deleted. */
  documents: RankPlace[];
  /** The number of candidates: all, or fewer if a required phrase is frequent and wasn't looked for in all documents. */
  candidates: number;
  exact: boolean;
  /** The number of hits, exact at least up to `limits.hitCountExact`; null if lexemes alone can't tell. */
  hits: number | null;
  /** The item ids of the requested number of hits, or of all; may contain duplicates. Empty if `hits` is null. */
  items: number[];
  /** False if unsealed documents were left out because there were too many. */
  complete: boolean;
}
