/** A person's name as it is shown; the e-mail of who has none. */
export const personName = ({ givenName, surName, uid }: { givenName: string; surName: string; uid: string }): string =>
  `${givenName} ${surName}`.trim() || uid;
