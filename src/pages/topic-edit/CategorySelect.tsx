import { miscGroup } from '@contract/limits';
import type { ProfileGroup } from '@contract/topic';
import TextField from '@mui/material/TextField';
import { t } from '@client/shared/lib/texts/t';

interface CategorySelectProps {
  groups: readonly ProfileGroup[];
  value: string;
  onChange: (id: string) => void;
}

/** The category that a new topic goes into; it decides whose topic it is. */
export function CategorySelect({ groups, value, onChange }: CategorySelectProps) {
  const parts = (['USER', 'COMPANY'] as const).map((type) => groups.filter((group) => group.topicType === type));
  const [own = [], company = []] = parts;
  return (
    <TextField
      select
      fullWidth
      label={t('topicForm.category')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <optgroup label={t('topics.user')}>
        <option value={miscGroup.id}>{miscGroup.name}</option>
        <Options groups={own} />
      </optgroup>
      {company.length > 0 ? (
        <optgroup label={t('topics.company')}>
          <Options groups={company} />
        </optgroup>
      ) : null}
    </TextField>
  );
}

function Options({ groups }: { groups: readonly ProfileGroup[] }) {
  return groups.map(({ id, name, depth }) => (
    <option key={id} value={id}>
      {'\u2003'.repeat(Math.max(depth - 1, 0)) + name}
    </option>
  ));
}
