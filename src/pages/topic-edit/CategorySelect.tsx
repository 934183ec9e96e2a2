import { miscGroup } from '@contract/limits';
import type { ProfileGroup } from '@contract/topic';
import { t } from '@client/shared/texts/t';
import { SelectField, type SelectOption } from '@client/shared/ui/form/SelectField';

interface CategorySelectProps {
  groups: readonly ProfileGroup[];
  value: string;
  /** Offers only the categories of this owner. If absent, offers all, and the category decides who owns the topic. */
  only?: 'USER' | 'COMPANY';
  /** The label of the empty option. */
  empty: string;
  error?: string | undefined;
  onChange: (id: string) => void;
}

/** The select for the category of a new topic. */
export function CategorySelect({ groups, value, only, empty, error, onChange }: CategorySelectProps) {
  const own = groups.filter((group) => group.topicType === 'USER');
  const company = groups.filter((group) => group.topicType === 'COMPANY');
  return (
    <SelectField
      fullWidth
      label={t('topicForm.category')}
      value={value}
      options={[
        ...(only === 'COMPANY' || value === '' ? [{ value: '', label: empty }] : []),
        ...(only === 'COMPANY' ? categoryOptions(company) : []),
        ...(only === 'USER' ? ownOptions(own) : []),
        ...(only === undefined ? [{ heading: t('topics.user'), options: ownOptions(own) }] : []),
        ...(only === undefined && company.length > 0
          ? [{ heading: t('topics.company'), options: categoryOptions(company) }]
          : []),
      ]}
      onChange={onChange}
      error={error !== undefined}
      helperText={error}
    />
  );
}

const ownOptions = (groups: readonly ProfileGroup[]): SelectOption[] => [
  { value: miscGroup.id, label: miscGroup.name },
  ...categoryOptions(groups),
];

/** Categories as options of a select, indented by depth. */
export const categoryOptions = (groups: readonly ProfileGroup[]): SelectOption[] =>
  groups.map(({ id, name, depth }) => ({ value: id, label: name, depth }));
