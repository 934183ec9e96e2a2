import { limits } from './limits';

/** The prompt of the AI summary dialog until the user changes it. */
export const defaultSummaryPrompt = `Generate Summary in ${String(limits.summaryWords)} words`;

/** The number of words that a prompt asks for. */
export function wordsAskedFor(prompt: string): number {
  const named = /(\d{1,6})[\s-]*(?:words?|mots|wörter|worte?n?|palabras|parole|palavras)/i.exec(prompt)?.[1];
  const asked = Number(named ?? /\d{1,6}/.exec(prompt)?.[0] ?? limits.summaryWords);
  return Math.min(Math.max(asked, 1), limits.summaryWordsMax);
}
