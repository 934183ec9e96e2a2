import type { Plan } from '../query/plan';

/** A word that counts towards relevance, as the lexemes by which it is found. */
export interface RankTerm {
  lexemes: readonly string[];
  /** Forms that stand at the first and the last position of what they join. */
  joined: readonly string[];
  /** All words that begin so; counted once a part. */
  prefix: string | null;
  /** How often the query says it. */
  times: number;
}

/** A place in the order: by score, then newest first. */
export interface RankPlace {
  score: number;
  /** Microseconds since 1970 UTC. */
  published: number;
  itemId: string;
  version: number;
}

export interface RankRequest {
  plan: Plan;
  /** None: newest first. */
  terms: RankTerm[];
  /** Blends recency into the scores; see recency.ts. */
  recencyHalfLifeDays?: number | undefined;
  languages: readonly string[];
  departmentId: string | null;
  /** null: all. */
  sourceIds: readonly string[] | null;
  /** ISO 8601 UTC, microseconds at most: what was received later neither counts nor is found. */
  asOf: string;
  now: Date;
  /** Also versions that newer ones replaced. */
  includeOldRevisions: boolean;
  /** Only what comes behind. */
  after?: RankPlace | undefined;
  most: number;
  /** Of so many hits the items are told, for counting them otherwise. */
  items: number;
}

export interface Ranked {
  /** In order; candidates, where `exact` is false: every match is among them. Versions may be replaced or gone. */
  documents: RankPlace[];
  /** Candidates in all. */
  candidates: number;
  exact: boolean;
  /** How many hits there are, exactly to `limits.hitCountExact` at least; null where lexemes alone do not tell. */
  hits: number | null;
  /** Items of as many hits as were asked for, or of all; an item may stand there twice. Empty where `hits` is null. */
  items: number[];
  /** Whether nothing was left out: not so while very many articles wait to be sealed. */
  complete: boolean;
}
