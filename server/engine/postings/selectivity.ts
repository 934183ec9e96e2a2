import type { Plan } from '../query/plan';
import { lexemesOf } from '../analyzer/lexemes';
import { prefixOf, type Lists } from './lists';

/** Of the articles that have the rarest word of a phrase, hardly more have the phrase. */
const mostOfPhrase = 1 / 4;

/** How many of the sealed articles whose lists were read match, at most by all likelihood; Infinity: any number. */
export function likelyHits(plan: Plan, lists: Lists, languages: readonly string[]): number {
  const segments = Array.from({ length: lists.segments }, (_, segment) => segment);
  const having = (lexemes: readonly string[]): number =>
    lexemes.reduce((sum, lexeme) => segments.reduce((all, one) => all + lists.of(lexeme, one).length, sum), 0);
  switch (plan.kind) {
    case 'and':
      return Math.min(...plan.children.map((child) => likelyHits(child, lists, languages)));
    case 'or':
      return plan.children.reduce((sum, child) => sum + likelyHits(child, lists, languages), 0);
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
