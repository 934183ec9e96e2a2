interface Mentionable {
  userId: string;
  givenName: string;
  surName: string;
}

/** Which people a text mentions by `@Given Sur`, in any case; somebody of the same name is mentioned too. */
export function mentionedIn<Person extends Mentionable>(text: string, people: readonly Person[]): Person[] {
  const folded = fold(text);
  if (!folded.includes('@')) return [];
  const isMentioned = (name: string): boolean => {
    if (name === '') return false;
    const mention = `@${fold(name)}`;
    for (let at = folded.indexOf(mention); at >= 0; at = folded.indexOf(mention, at + 1)) {
      // Not the beginning of a longer name.
      if (!/^[\p{L}\p{N}]/u.test(folded.slice(at + mention.length))) return true;
    }
    return false;
  };
  return people.filter(({ givenName, surName }) => isMentioned(`${givenName} ${surName}`.trim()));
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase();
