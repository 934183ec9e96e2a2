import { lexemesOf } from '../analyzer/lexemes';
import type { Alternatives } from '../analyzer/analyzeQueryText';
import type { Plan, PrefixPlan, WordsPlan, PhrasePlan } from '../query/plan';
import { noPositions, type PackedPositions } from './positions';
import { noPostings, type PackedPostings } from './postings';
import { prefixLength, prefixSign } from './parseTsvector';
import type { RankTerm } from './rankRequest';
import type { WeightedPostingsCache } from './weightedPostings';

/** What has to be read: lexemes, and prefixes. */
export interface PostingRequest {
  lexemes: Set<string>;
  prefixes: Set<string>;
  /** Lexemes whose positions are required. */
  positions: Set<string>;
  /** Lexemes whose positions are useful unless they are too frequent. */
  near: Set<string>;
}

/** The requested postings by segment; the tail is the last segment. */
export class PostingLists {
  private readonly lexemes = new Map<string, PackedPostings[]>();
  private readonly prefixes = new Map<string, PackedPostings[]>();
  private readonly positions = new Map<string, PackedPositions[]>();
  /** The lexemes of `PostingRequest.near` whose positions were read. */
  near: ReadonlySet<string> = new Set();

  /** @param weighted Keeps what scores need from one search to the next. */
  constructor(
    readonly segments: number,
    readonly weighted: WeightedPostingsCache | null = null,
  ) {}

  private static put<T>(all: Map<string, T[]>, name: string, segment: number, postings: T): void {
    let lists = all.get(name);
    if (lists === undefined) all.set(name, (lists = []));
    lists[segment] = postings;
  }

  put(lexeme: string, segment: number, postings: PackedPostings): void {
    PostingLists.put(this.lexemes, lexeme, segment, postings);
  }

  putPrefix(prefix: string, segment: number, postings: PackedPostings): void {
    PostingLists.put(this.prefixes, prefix, segment, postings);
  }

  putPositions(lexeme: string, segment: number, positions: PackedPositions): void {
    PostingLists.put(this.positions, lexeme, segment, positions);
  }

  positionsOf(lexeme: string, segment: number): PackedPositions {
    return this.positions.get(lexeme)?.[segment] ?? noPositions;
  }

  of(lexeme: string, segment: number): PackedPostings {
    return this.lexemes.get(lexeme)?.[segment] ?? noPostings;
  }

  /** A lexeme's postings in all segments that contain it. */
  allOf(lexeme: string): PackedPostings[] {
    return (this.lexemes.get(lexeme) ?? []).filter((postings) => postings.length > 0);
  }

  /** The number of sealed documents with a lexeme. */
  documentsWith(lexeme: string): number {
    return (this.lexemes.get(lexeme) ?? []).reduce((sum, { length }) => sum + length, 0);
  }

  ofPrefix(prefix: string, segment: number): PackedPostings {
    return isShort(prefix)
      ? this.of(prefixSign + prefix, segment)
      : (this.prefixes.get(prefix)?.[segment] ?? noPostings);
  }
}

function isShort(prefix: string): boolean {
  return prefix.length === prefixLength && !/^[@/!]/.test(prefix);
}

function want(wanted: PostingRequest, plan: Plan, languages: readonly string[]): void {
  const words = ({ sign }: WordsPlan | PhrasePlan, alternatives: Alternatives): void =>
    lexemesOf(alternatives, sign, languages).forEach((lexeme) => wanted.lexemes.add(lexeme));
  switch (plan.kind) {
    case 'and':
    case 'or':
      for (const child of plan.children) want(wanted, child, languages);
      return;
    case 'not':
      want(wanted, plan.child, languages);
      return;
    case 'words':
      words(plan, plan.words);
      return;
    case 'phrase':
      for (const alternatives of plan.sequence) {
        words(plan, alternatives);
        for (const lexeme of lexemesOf(alternatives, plan.sign, languages)) wanted.positions.add(lexeme);
      }
      return;
    case 'prefix':
      for (const word of plan.lead) wanted.lexemes.add(plan.sign + word.folded);
      wantPrefix(wanted, prefixOf(plan));
      return;
    case 'whole':
      wanted.lexemes.add(plan.lexeme);
      return;
    default:
  }
}

export function prefixOf(plan: PrefixPlan): string {
  return plan.sign + plan.prefix;
}

function wantPrefix(wanted: PostingRequest, prefix: string): void {
  if (isShort(prefix)) wanted.lexemes.add(prefixSign + prefix);
  else wanted.prefixes.add(prefix);
}

/** The maximum number of words of a question; longer queries are lists. */
const longestQuestion = 64;

/** True if the proximity of the words is meaningful, as in a question. */
export function isOfQuestion(terms: readonly RankTerm[]): boolean {
  return terms.length > 1 && terms.length <= longestQuestion;
}

/** The lexemes and prefixes that a query and its terms need. */
export function postingRequestOf(plan: Plan, terms: readonly RankTerm[], languages: readonly string[]): PostingRequest {
  const wanted: PostingRequest = { lexemes: new Set(), prefixes: new Set(), positions: new Set(), near: new Set() };
  want(wanted, plan, languages);
  for (const term of terms) {
    for (const lexeme of [...term.lexemes, ...term.joined]) wanted.lexemes.add(lexeme);
    if (term.prefix !== null) wantPrefix(wanted, term.prefix);
    else if (isOfQuestion(terms)) for (const lexeme of term.lexemes) wanted.near.add(lexeme);
  }
  return wanted;
}

/** The lexemes and prefixes each of which suffices for a match; null if the plan isn't such a disjunction. */
function anyOfPlan(plan: Plan, languages: readonly string[]): readonly string[] | null {
  switch (plan.kind) {
    case 'words':
      return plan.part === 'any' ? lexemesOf(plan.words, plan.sign, languages) : null;
    case 'prefix':
      return plan.part === 'any' && plan.lead.length === 0 ? [`${prefixOf(plan)}*`] : null;
    case 'or': {
      const parts = plan.children.map((child) => anyOfPlan(child, languages));
      return parts.every((part) => part !== null) ? parts.flat() : null;
    }
    default:
      return null;
  }
}

/** True if exactly the documents with any of the terms match; then scoring finds the matches too. */
export function areTheTerms(plan: Plan, terms: readonly RankTerm[], languages: readonly string[]): boolean {
  const asked = anyOfPlan(plan, languages);
  if (asked === null) return false;
  const ranked = new Set(
    terms.flatMap(({ lexemes, joined, prefix }) => (prefix === null ? [...lexemes, ...joined] : [`${prefix}*`])),
  );
  const wanted = new Set(asked);
  return ranked.size === wanted.size && asked.every((name) => ranked.has(name));
}
