import type { AnalyzedArticle } from '../analyzer/analyzedArticle';
import type { Alternatives } from '../analyzer/analyzeQueryText';
import { comparedLexemes } from '../analyzer/lexemes';
import { spanOf } from './dateSpan';
import { matchesPhrase } from './phrase';
import type { ArticlePart, PhrasePlan, Plan, PrefixPlan, WordsPlan } from './plan';

const nowhere: readonly number[] = [];

/** The positions within a part of the article. */
export function inPart(article: AnalyzedArticle, positions: readonly number[], part: ArticlePart): readonly number[] {
  if (part === 'any') return positions;
  if (part === 'headline') return positions.filter((position) => position <= article.headlineEnd);
  return positions.filter((position) => position > article.headlineEnd);
}

/** Returns whether an ascending list has a position in a part of the article. */
export function touchesPart(article: AnalyzedArticle, positions: readonly number[], part: ArticlePart): boolean {
  if (part === 'any') return positions.length > 0;
  if (part === 'headline') return (positions[0] ?? Infinity) <= article.headlineEnd;
  return (positions.at(-1) ?? 0) > article.headlineEnd;
}

/** Merges ascending lists without duplicates. */
export function merged(lists: readonly (readonly number[])[]): readonly number[] {
  if (lists.length < 2) return lists[0] ?? nowhere;
  return [...new Set(lists.flat())].sort((a, b) => a - b);
}

function positionsOf(article: AnalyzedArticle, sign: string, words: Alternatives): readonly number[] {
  const lists: (readonly number[])[] = [];
  for (const word of words) {
    for (const lexeme of comparedLexemes(word, article.language)) {
      const positions = article.lexemes.get(sign + lexeme);
      if (positions !== undefined) lists.push(positions);
    }
  }
  return merged(lists);
}

function wordsMatch(article: AnalyzedArticle, plan: WordsPlan): boolean {
  return plan.words.some((word) =>
    comparedLexemes(word, article.language).some((lexeme) =>
      touchesPart(article, article.lexemes.get(plan.sign + lexeme) ?? nowhere, plan.part),
    ),
  );
}

function phraseMatches(article: AnalyzedArticle, plan: PhrasePlan): boolean {
  const lists: (readonly number[])[] = [];
  // The same word gets the same array, as `matchesPhrase` requires.
  const known = new Map<string, readonly number[]>();
  for (const words of plan.sequence) {
    const name = words.map(({ lower }) => lower).join('\n');
    const positions = known.get(name) ?? inPart(article, positionsOf(article, plan.sign, words), plan.part);
    if (positions.length === 0) return false;
    known.set(name, positions);
    lists.push(positions);
  }
  return matchesPhrase(lists, plan.slop);
}

function prefixMatches(article: AnalyzedArticle, plan: PrefixPlan): boolean {
  const lists: (readonly number[])[] = [];
  for (const word of plan.lead) {
    const positions = article.lexemes.get(plan.sign + word.folded);
    if (positions === undefined) return false;
    lists.push(inPart(article, positions, plan.part));
  }
  const found = article.lexemesFrom(plan.sign + plan.prefix);
  if (lists.length === 0) {
    return found.some((lexeme) => touchesPart(article, article.lexemes.get(lexeme) ?? nowhere, plan.part));
  }
  const last = merged(found.map((lexeme) => article.lexemes.get(lexeme) ?? nowhere));
  return matchesPhrase([...lists, inPart(article, last, plan.part)], 0);
}

/**
 * Returns whether an analyzed query matches an article. This is the reference semantics for search, alerts, and
 * highlighting.
 * @param now resolves relative dates
 */
export function planMatches(plan: Plan, article: AnalyzedArticle, now: Date): boolean {
  switch (plan.kind) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'words':
      return wordsMatch(article, plan);
    case 'phrase':
      return phraseMatches(article, plan);
    case 'prefix':
      return prefixMatches(article, plan);
    case 'whole':
      return article.lexemes.has(plan.lexeme);
    case 'date': {
      const span = spanOf(plan, now);
      return article.published >= span.from && article.published <= span.to;
    }
    case 'and':
      return plan.children.every((child) => planMatches(child, article, now));
    case 'or':
      return plan.children.some((child) => planMatches(child, article, now));
    case 'not':
      return !planMatches(plan.child, article, now);
  }
}
