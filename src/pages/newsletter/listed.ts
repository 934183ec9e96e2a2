import type { MailTemplate } from '@contract/company';
import type { StylesAnswer } from '@contract/mailStyles';
import type { UserGroupsAnswer } from '@contract/userGroups';
import { t } from '@client/shared/texts/t';

/** Read from the server: a list that may be on its way, or not come. */
interface Listed<Answer> {
  data?: Answer | undefined;
  isError: boolean;
  refetch: () => unknown;
}
export type Groups = Listed<UserGroupsAnswer>;
export type Styles = Listed<StylesAnswer>;

/** The names of the chosen user groups, in the order of the list. */
export function namesOf(groups: Groups, ids: readonly string[]): string {
  const chosen = new Set(ids);
  const names = groups.data?.usergroups.filter(({ id }) => chosen.has(id)).map(({ name }) => name) ?? [];
  return names.join(', ');
}

interface Looks {
  templateId: string;
  styleId: string;
}

/** How a newsletter looks, in words: its template, and the style that it has. */
export function lookOf(templates: readonly MailTemplate[], styles: Styles, { templateId, styleId }: Looks): string {
  const template = templates.find(({ id }) => id === templateId)?.name ?? '';
  const listed = styles.data?.styles ?? [];
  const style = listed.find(({ id, isDefault }) => (styleId === '' ? isDefault : id === styleId));
  return style ? t('newsletter.inStyle', { template, style: style.name }) : template;
}
