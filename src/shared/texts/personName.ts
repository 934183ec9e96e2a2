/** A person's name as shown; the email address of a person without a name. */
export const personName = ({ givenName, surName, uid }: { givenName: string; surName: string; uid: string }): string =>
  `${givenName} ${surName}`.trim() || uid;
