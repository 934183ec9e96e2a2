import type { Colleague } from '@contract/userGroups';
import { foldCaseAndAccents } from '@client/shared/texts/foldCaseAndAccents';
import { personName } from '@client/shared/texts/personName';

export const colleagueFields = ['email', 'firstName', 'lastName'] as const;
export type ColleagueField = (typeof colleagueFields)[number];

export const colleagueName = ({ firstName, lastName, uid }: Colleague): string =>
  personName({ givenName: firstName, surName: lastName, uid });

/** Returns the colleagues who have every word of the text in the given field, or in any field if none is given. */
export function findColleagues(
  colleagues: readonly Colleague[],
  text: string,
  field?: ColleagueField,
): readonly Colleague[] {
  const words = foldCaseAndAccents(text).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return colleagues;
  return colleagues.filter((one) => {
    const searched = foldCaseAndAccents(field ? one[field] : `${one.firstName} ${one.lastName} ${one.email}`);
    return words.every((word) => searched.includes(word));
  });
}
