import { miscGroup } from '@contract/limits';
import type { ProfileGroup } from '@contract/topic';
import { indentLabel } from '@client/shared/ui/form/indentLabel';
import { t } from '@client/shared/texts/t';
import { NativeSelect } from '@client/shared/ui/form/NativeSelect';

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
    <NativeSelect
      fullWidth
      label={t('topicForm.category')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error}
    >
      {only === 'COMPANY' || value === '' ? <option value="">{empty}</option> : null}
      {only === 'COMPANY' ? <CategoryOptions groups={company} /> : null}
      {only === 'USER' ? <OwnOptions groups={own} /> : null}
      {only === undefined ? (
        <optgroup label={t('topics.user')}>
          <OwnOptions groups={own} />
        </optgroup>
      ) : null}
      {only === undefined && company.length > 0 ? (
        <optgroup label={t('topics.company')}>
          <CategoryOptions groups={company} />
        </optgroup>
      ) : null}
    </NativeSelect>
  );
}

function OwnOptions({ groups }: { groups: readonly ProfileGroup[] }) {
  return (
    <>
      <option value={miscGroup.id}>{miscGroup.name}</option>
      <CategoryOptions groups={groups} />
    </>
  );
}

/** Categories as options of a select, indented by depth. */
export function CategoryOptions({ groups }: { groups: readonly ProfileGroup[] }) {
  return groups.map(({ id, name, depth }) => (
    <option key={id} value={id}>
      {indentLabel(name, depth)}
    </option>
  ));
}
