import type { QueryNode } from '@contract/query/ast';
import { prefixesOf, rankedWordsOf } from '@server/engine/analyzer/analyzeQueryText';
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
 * The words of a query that the relevance score counts, in the order of the query: words in the headline and text,
 * outside NOT. A repeated word counts each time.
 * @param query The tree with repeated words (`parseQueryWithRepeats`); the canonical tree contains each word once.
 */
export function rankTermsOf(query: QueryNode, languages: readonly string[]): RankTerm[] {
  const terms = new Map<string, RankTerm>();
  collect(query, languages, terms);
  return [...terms.values()];
}

const rankedPhrases = 8;

/**
 * The optional phrases of a query, as plans that the database tests: an article that contains one ranks before
 * otherwise equal articles. A required phrase is left out because every hit contains it.
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
