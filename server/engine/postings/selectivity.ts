import type { Plan } from '../query/plan';
import { lexemesOf } from '../analyzer/lexemes';
import { prefixOf, type PostingLists } from './postingLists';

/** The estimated maximum share of the documents with a phrase among those with its rarest word. */
const mostOfPhrase = 1 / 4;

/** An estimated upper bound for the matches among the sealed documents whose lists were read; Infinity if unknown. */
export function estimateHits(plan: Plan, lists: PostingLists, languages: readonly string[]): number {
  const segments = Array.from({ length: lists.segments }, (_, segment) => segment);
  const having = (lexemes: readonly string[]): number =>
    lexemes.reduce((sum, lexeme) => segments.reduce((all, one) => all + lists.of(lexeme, one).length, sum), 0);
  switch (plan.kind) {
    case 'and':
      return Math.min(...plan.children.map((child) => estimateHits(child, lists, languages)));
    case 'or':
      return plan.children.reduce((sum, child) => sum + estimateHits(child, lists, languages), 0);
    case 'words':
      return having(lexemesOf(plan.words, plan.sign, languages));
    case 'phrase':
      return mostOfPhrase * Math.min(...plan.sequence.map((one) => having(lexemesOf(one, plan.sign, languages))));
    case 'prefix':
      return segments.reduce((sum, segment) => sum + lists.ofPrefix(prefixOf(plan), segment).length, 0);
    case 'whole':
      return having([plan.lexeme]);
    default:
      return Infinity;
  }
}
