import { hashText } from '../similarity/hash';

/** The number of letters from which keys are formed; the rest is compared afterwards. */
const keyedLetters = 7;
const shortest = 3;
const longest = 24;
const hasLetter = /\p{L}/u;

/** The number of edits allowed for a word length: none for the shortest words, one, and two from six letters on. */
export function editsAllowed(letters: number): 0 | 1 | 2 {
  if (letters < shortest) return 0;
  return letters < 6 ? 1 : 2;
}

/** Returns whether a folded word can be suggested as a correction: not numbers, nor very short or very long words. */
export function isOffered(folded: string): boolean {
  return folded.length >= shortest && folded.length <= longest && hasLetter.test(folded);
}

/**
 * The keys of a folded word in a field: hashes of its first letters with up to the allowed number of letters deleted.
 * Two words within that edit distance share a key (symmetric deletion, as in W. Garbe's SymSpell), so similar words are
 * found without comparing all.
 */
export function deletionKeys(sign: string, folded: string): number[] {
  const start = folded.slice(0, keyedLetters);
  let forms = new Set([start]);
  const all = new Set(forms);
  for (let edit = editsAllowed(folded.length); edit > 0; edit -= 1) {
    const shorter = new Set<string>();
    for (const form of forms) {
      for (let at = 0; at < form.length; at += 1) shorter.add(form.slice(0, at) + form.slice(at + 1));
    }
    for (const form of shorter) all.add(form);
    forms = shorter;
  }
  return [...new Set([...all].map((form) => hashText(`${sign} ${form}`)))];
}
