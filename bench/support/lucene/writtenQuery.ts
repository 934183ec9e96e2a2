import type { QueryNode } from '@contract/query/ast';
import type { Alternatives } from '@server/engine/analyzer/analyzeQueryText';
import { comparedLexemes } from '@server/engine/analyzer/lexemes';
import { spanOf } from '@server/engine/query/dateSpan';
import { planOf, type ArticlePart, type Plan } from '@server/engine/query/plan';
import { fieldBySign } from './writtenArticle';

type Parts = readonly (string | number)[];

function fieldOf({ sign, part }: { sign: string; part: ArticlePart }): string {
  if (part !== 'any') return part;
  return fieldBySign.get(sign) ?? 'document';
}

function lexemesOf(words: Alternatives, languages: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => languages.flatMap((language) => comparedLexemes(word, language))))];
}

const earliest = '-9223372036854775808';
const latest = '9223372036854775807';

function partsOf(plan: Plan, languages: readonly string[], now: Date): Parts {
  const all = (kind: string, written: readonly Parts[]): Parts => [kind, written.length, ...written.flat()];
  const children = (plans: readonly Plan[]): Parts[] => plans.map((child) => partsOf(child, languages, now));
  switch (plan.kind) {
    case 'never':
    case 'always':
      return [plan.kind];
    case 'words': {
      const terms = lexemesOf(plan.words, languages).map((lexeme) => ['term', fieldOf(plan), lexeme]);
      return terms.length === 1 ? (terms[0] ?? []) : all('or', terms);
    }
    case 'phrase': {
      const places = plan.sequence.map((words) => lexemesOf(words, languages));
      const written = places.flatMap((lexemes) => [lexemes.length, ...lexemes]);
      return ['phrase', fieldOf(plan), plan.slop, places.length, ...written];
    }
    case 'prefix':
      if (plan.lead.length > 0) throw new Error('A prefix behind other words is not asked of Lucene');
      return ['prefix', fieldOf(plan), plan.prefix];
    case 'whole':
      return ['term', 'whole', plan.lexeme];
    case 'date': {
      const { from, to } = spanOf(plan, now);
      return ['dates', from === -Infinity ? earliest : from, to === Infinity ? latest : to];
    }
    case 'and':
    case 'or':
      return all(plan.kind, children(plan.children));
    case 'not':
      return ['not', ...partsOf(plan.child, languages, now)];
  }
}

/** A query with the terms of our analysis, in the text format that AskedQuery.java reads. */
export function writtenQuery(
  query: QueryNode | null,
  sources: readonly string[] | 'all',
  languages: readonly string[],
  now = new Date(),
): string {
  const parts: Parts = query === null ? ['always'] : partsOf(planOf(query), languages, now);
  const from = sources === 'all' ? [] : ['and', 2, 'from', sources.length, ...sources];
  return [...from, ...parts].join('\t');
}
