export interface Member {
  ownerId: string;
  givenName: string;
  surName: string;
}

/** The beginning of a mention before the caret. */
interface MentionStart {
  /** The index of the @. */
  start: number;
  /** What is typed after it. */
  typed: string;
}

const longestName = 60;

/** The mention that is being typed at the caret; null if there is none. */
export function mentionAt(text: string, caret: number): MentionStart | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || caret - start > longestName) return null;
  // An @ inside of a word is part of an email address.
  if (start > 0 && !/[\s(]/.test(text.charAt(start - 1))) return null;
  const typed = text.slice(start + 1, caret);
  return /[\n@]/.test(typed) ? null : { start, typed };
}

/** The members whose given name, surname, or whole name begins with the typed text; members without a name are omitted. */
export function matchingMembers(members: readonly Member[], typed: string): Member[] {
  const wanted = typed.toLowerCase();
  return members.filter((member) => {
    const whole = nameOf(member).toLowerCase();
    return whole !== '' && whole !== wanted && (whole.startsWith(wanted) || startsSurname(member, wanted));
  });
}

/** The text with the mention completed, and where the caret belongs then. */
export function completeMention(text: string, caret: number, { start }: MentionStart, member: Member) {
  const before = `${text.slice(0, start)}@${nameOf(member)} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}

export const nameOf = ({ givenName, surName }: Member): string => `${givenName} ${surName}`.trim();

const startsSurname = ({ surName }: Member, wanted: string): boolean => surName.toLowerCase().startsWith(wanted);
