import type { TermCondition } from '@contract/query/term';
import { t } from '@client/shared/texts/t';
import { SelectField } from '@client/shared/ui/form/SelectField';

interface ConditionSelectProps {
  value: TermCondition;
  /** True for the first term, which can only be AND or NOT. */
  first: boolean;
  label: string;
  onChange: (condition: TermCondition) => void;
}

export const conditionOptions = (['AND', 'OR', 'NOT'] as const).map((value) => ({ value, label: value }));

/** The operator (AND, OR, NOT) that joins a term to those above it. */
export function ConditionSelect({ value, first, label, onChange }: ConditionSelectProps) {
  const offered = first
    ? ([
        { value: 'AND', label: t('term.first') },
        { value: 'NOT', label: 'NOT' },
      ] as const)
    : conditionOptions;
  return (
    <SelectField<TermCondition>
      value={first && value === 'OR' ? 'AND' : value}
      size="small"
      ariaLabel={label}
      options={offered}
      onChange={onChange}
      sx={{
        width: 84,
        flex: 'none',
        '& .MuiInputBase-root': { fontSize: '0.8125rem', fontWeight: 640, borderRadius: 1, bgcolor: 'quiet' },
        '& .MuiSelect-select': { pl: 1.25, py: 0.75, borderRadius: 1 },
        '& fieldset': { border: 0 },
        '& .MuiSelect-select:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    />
  );
}
