import { comparedLexemes } from '../analyzer/lexemes';
import type { Plan } from '../query/plan';
import { lexeme, tsOr } from '../query/tsquery';

/** A word that counts towards relevance, as the tsquery that finds it. */
export interface RankTerm {
  tsquery: string;
}

/** Words beyond this, in the order of the query, do not count. */
const rankedTerms = 32;

function collect(plan: Plan, languages: readonly string[], found: Set<string>): void {
  const addAny = (sign: string, words: readonly { lower: string; folded: string }[]): void => {
    if (sign !== '') return;
    const lexemes = words.flatMap((word) => languages.flatMap((language) => comparedLexemes(word, language)));
    const any = tsOr([...new Set(lexemes)].map((text) => lexeme(text, '')));
    if (typeof any === 'object') found.add(any.text);
  };
  switch (plan.kind) {
    case 'and':
    case 'or':
      for (const child of plan.children) collect(child, languages, found);
      return;
    case 'words':
      addAny(plan.sign, plan.words);
      return;
    case 'phrase':
      for (const words of plan.sequence) addAny(plan.sign, words);
      return;
    case 'prefix': {
      const any = plan.sign === '' ? lexeme(plan.prefix, '', true) : false;
      if (typeof any === 'object') found.add(any.text);
      return;
    }
    default:
  }
}

/** The words of a query that relevance counts: those of headline and text, outside NOT. */
export function rankTermsOf(plan: Plan, languages: readonly string[]): RankTerm[] {
  const found = new Set<string>();
  collect(plan, languages, found);
  return [...found].slice(0, rankedTerms).map((tsquery) => ({ tsquery }));
}

/** The phrases of a query, each as the plan that the database can test; they add to relevance. */
export function rankPhrasesOf(plan: Plan): Plan[] {
  if (plan.kind === 'and' || plan.kind === 'or') return plan.children.flatMap(rankPhrasesOf).slice(0, 8);
  return plan.kind === 'phrase' && plan.sign === '' ? [plan] : [];
}
