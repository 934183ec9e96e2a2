import type { QueryNode } from '@contract/query/ast';
import { prefixesOf, rankedWordsOf } from '@server/engine/analyzer/analyseQueryText';
import { lexemesOf, signOf } from '@server/engine/analyzer/lexemes';
import type { RankTerm } from '@server/engine/postings/rankRequest';
import { planOf, type Plan } from '@server/engine/query/plan';

function add(terms: Map<string, RankTerm>, term: Omit<RankTerm, 'times'>): void {
  if (term.lexemes.length === 0 && term.prefix === null) return;
  const name = `${term.lexemes.join('\n')}\0${term.joined.join('\n')}\0${term.prefix ?? '\0'}`;
  const known = terms.get(name);
  if (known === undefined) terms.set(name, { ...term, times: 1 });
  else known.times += 1;
}

function collect(node: QueryNode, languages: readonly string[], terms: Map<string, RankTerm>): void {
  switch (node.kind) {
    case 'and':
    case 'or':
      for (const child of node.children) collect(child, languages, terms);
      return;
    case 'word':
    case 'phrase':
      if (signOf(node.field) !== '') return;
      for (const { words, joined } of rankedWordsOf(node.text)) {
        const lexemes = lexemesOf(words, '', languages);
        const forms = joined === null ? [] : lexemesOf([joined], '', languages);
        add(terms, { lexemes, joined: forms, prefix: null });
      }
      return;
    case 'prefix':
      if (signOf(node.field) !== '') return;
      for (const { prefix } of prefixesOf(node.text).slice(0, 1)) add(terms, { lexemes: [], joined: [], prefix });
      return;
    default:
  }
}

/**
 * The words of a query that relevance counts: those of headline and text, outside NOT, in the query's order. One that is
 * said twice counts twice.
 * @param query with its repeats (`parseQueryWithRepeats`); the canonical tree says each word once
 */
export function rankTermsOf(query: QueryNode, languages: readonly string[]): RankTerm[] {
  const terms = new Map<string, RankTerm>();
  collect(query, languages, terms);
  return [...terms.values()];
}

const rankedPhrases = 8;

/**
 * The phrases that a query asks for beside something else, as plans for the database to test: an article that has one
 * comes before its equals without. A phrase that every hit has tells none apart.
 */
export function rankPhrasesOf(node: QueryNode, isOptional = false): Plan[] {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.children
        .flatMap((child) => rankPhrasesOf(child, isOptional || node.kind === 'or'))
        .slice(0, rankedPhrases);
    case 'phrase':
      return isOptional && signOf(node.field) === '' ? [planOf(node)] : [];
    default:
      return [];
  }
}
