import type { Alternatives } from '../analyzer/analyzeQueryText';
import { headlineSign, lexemesOf } from '../analyzer/lexemes';
import { overflowLexeme } from '../analyzer/tsvector';
import type { ArticlePart, PhrasePlan, Plan, PrefixPlan, WordsPlan } from './plan';
import { lexeme, tsAnd, tsFollowedBy, tsNot, tsOr, type TsQuery } from './tsquery';

/**
 * What a tsquery can express of a query: every match satisfies `upper`, and everything that satisfies `lower` is a
 * match. If both are the same text, the database alone decides (`exact`).
 */
interface Bounds {
  upper: TsQuery;
  lower: TsQuery;
}

/** Slops up to this are expanded to distances; larger ones are left to the matcher. */
const writtenSlop = 16;
/** The maximum length of a phrase in a tsquery. */
const writtenPhrase = 100;
/** The maximum number of distances in one query; PostgreSQL takes seconds to parse thousands of them. */
const writtenDistances = 600;
const weights: Readonly<Record<ArticlePart, string>> = { any: '', headline: '', body: 'BC' };

function signIn(plan: { sign: string; part: ArticlePart }): string {
  return plan.part === 'headline' ? headlineSign : plan.sign;
}
const overflowing = lexeme(overflowLexeme, '');

class BoundsWriter {
  private readonly overflow: TsQuery;
  private distances = 0;

  constructor(
    private readonly languages: readonly string[],
    withOverflow: boolean,
  ) {
    this.overflow = withOverflow ? overflowing : false;
  }

  private anyWord(plan: { sign: string; part: ArticlePart }, words: Alternatives, unweighted = false): TsQuery {
    const weight = unweighted ? '' : weights[plan.part];
    return tsOr(lexemesOf(words, '', this.languages).map((word) => lexeme(signIn(plan) + word, weight)));
  }

  private words(plan: WordsPlan): Bounds {
    const found = this.anyWord(plan, plan.words);
    if (plan.part !== 'body') return { upper: found, lower: found };
    return { upper: tsOr([found, tsAnd([this.overflow, this.anyWord(plan, plan.words, true)])]), lower: found };
  }

  private phrase(plan: PhrasePlan): Bounds {
    const loose = tsAnd(plan.sequence.map((words) => this.anyWord(plan, words, true)));
    // PostgreSQL evaluates phrases recursively, so very long ones are left to the matcher.
    if (plan.sequence.length > writtenPhrase) return { upper: loose, lower: false };
    const terms = plan.sequence.map((words) => this.anyWord(plan, words));
    const beyond = tsAnd([this.overflow, loose]);
    if (plan.slop === 0) {
      const stands = terms.reduce((before, term) => tsFollowedBy(before, term, 1));
      return { upper: tsOr([stands, beyond]), lower: stands };
    }
    this.distances += (plan.sequence.length - 1) * 2 * plan.slop;
    if (plan.slop > writtenSlop || this.distances > writtenDistances) return { upper: loose, lower: false };
    const pairs = terms.slice(1).map((term, index) => near(terms[index] ?? false, term, plan.slop));
    const near2 = tsAnd(pairs);
    return { upper: tsOr([near2, beyond]), lower: terms.length === 2 ? near2 : false };
  }

  private prefix(plan: PrefixPlan): Bounds {
    const weight = weights[plan.part];
    const found = lexeme(signIn(plan) + plan.prefix, weight, true);
    const loose = lexeme(signIn(plan) + plan.prefix, '', true);
    if (plan.lead.length === 0) {
      return { upper: plan.part === 'body' ? tsOr([found, tsAnd([this.overflow, loose])]) : found, lower: found };
    }
    // Folded words have only one position in each part of the article, so the matcher decides their order.
    return { upper: tsAnd([...plan.lead.map((word) => lexeme(signIn(plan) + word.folded, '')), loose]), lower: false };
  }

  of(plan: Plan): Bounds {
    switch (plan.kind) {
      case 'never':
        return { upper: false, lower: false };
      case 'always':
        return { upper: true, lower: true };
      case 'words':
        return this.words(plan);
      case 'phrase':
        return this.phrase(plan);
      case 'prefix':
        return this.prefix(plan);
      case 'whole':
        return { upper: lexeme(plan.lexeme, ''), lower: lexeme(plan.lexeme, '') };
      case 'date':
        return { upper: true, lower: false };
      case 'and': {
        const parts = plan.children.map((child) => this.of(child));
        return { upper: tsAnd(parts.map((part) => part.upper)), lower: tsAnd(parts.map((part) => part.lower)) };
      }
      case 'or': {
        const parts = plan.children.map((child) => this.of(child));
        return { upper: tsOr(parts.map((part) => part.upper)), lower: tsOr(parts.map((part) => part.lower)) };
      }
      case 'not': {
        const part = this.of(plan.child);
        return { upper: tsNot(part.lower), lower: tsNot(part.upper) };
      }
    }
  }
}

/** Two words within a slop of each other: their distance is between 1 - slop and 1 + slop, but not 0. */
function near(first: TsQuery, second: TsQuery, slop: number): TsQuery {
  const written: TsQuery[] = [];
  for (let distance = 1; distance <= slop + 1; distance += 1) written.push(tsFollowedBy(first, second, distance));
  for (let distance = 1; distance <= slop - 1; distance += 1) written.push(tsFollowedBy(second, first, distance));
  return tsOr(written);
}

/**
 * The bounds of a query, ignoring dates, which are handled in SQL (here every date is possible and none certain).
 * @param languages The languages of the searched articles; articles in others aren't found.
 * @param withOverflow True if there may be vectors that couldn't hold every position.
 */
export function toTsquery(plan: Plan, languages: readonly string[], withOverflow = true): Bounds {
  return new BoundsWriter(languages, withOverflow).of(plan);
}
