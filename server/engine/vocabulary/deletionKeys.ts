import { hashText } from '../similarity/hash';

/** Letters that decide under which keys a word stands; what follows is compared afterwards. */
const keyedLetters = 7;
const shortest = 3;
const longest = 24;
const hasLetter = /\p{L}/u;

/** How many letters may be wrong in a word of so many: none in the shortest, one, and two from six letters on. */
export function editsAllowed(letters: number): 0 | 1 | 2 {
  if (letters < shortest) return 0;
  return letters < 6 ? 1 : 2;
}

/** Whether a folded word is offered for a misspelled one: not numbers, not the very short and the very long. */
export function isOffered(folded: string): boolean {
  return folded.length >= shortest && folded.length <= longest && hasLetter.test(folded);
}

/**
 * The keys of a folded word in a field: hashes of its first letters with up to as many of them left out as may be wrong.
 * Two words that are so few edits apart share a key (symmetric deletion, as in W. Garbe's SymSpell), so that the words
 * near a misspelled one are found without looking at all others.
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
