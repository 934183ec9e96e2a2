import type { MailTemplate } from '@contract/departmentSettings';
import type { StylesAnswer } from '@contract/mailStyles';
import type { UserGroupsAnswer } from '@contract/userGroups';
import { t } from '@client/shared/texts/t';

/** The part of an RTK Query result that the form needs to show options, an error, or a skeleton. */
interface QueryResult<Answer> {
  data?: Answer | undefined;
  isError: boolean;
  refetch: () => unknown;
}
export type UserGroupsResult = QueryResult<UserGroupsAnswer>;
export type MailStylesResult = QueryResult<StylesAnswer>;

/** The names of the selected user groups, comma-separated, in the order of the list. */
export function selectedGroupNames(groups: UserGroupsResult, ids: readonly string[]): string {
  const chosen = new Set(ids);
  const names = groups.data?.usergroups.filter(({ id }) => chosen.has(id)).map(({ name }) => name) ?? [];
  return names.join(', ');
}

interface TemplateAndStyle {
  templateId: string;
  styleId: string;
}

/** A text that names the template and the style. An empty `styleId` is the default style. */
export function templateAndStyleText(
  templates: readonly MailTemplate[],
  styles: MailStylesResult,
  { templateId, styleId }: TemplateAndStyle,
): string {
  const template = templates.find(({ id }) => id === templateId)?.name ?? '';
  const listed = styles.data?.styles ?? [];
  const style = listed.find(({ id, isDefault }) => (styleId === '' ? isDefault : id === styleId));
  return style ? t('newsletter.inStyle', { template, style: style.name }) : template;
}
