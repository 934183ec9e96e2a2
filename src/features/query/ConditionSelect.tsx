import type { TermCondition } from '@contract/query/term';
import Select from '@mui/material/Select';
import { t } from '@client/shared/texts/t';

interface ConditionSelectProps {
  value: TermCondition;
  /** True for the first term, which can only be AND or NOT. */
  first: boolean;
  label: string;
  onChange: (condition: TermCondition) => void;
}

const conditions: readonly TermCondition[] = ['AND', 'OR', 'NOT'];

export const isCondition = (text: string): text is TermCondition => conditions.some((one) => one === text);

/** The operator (AND, OR, NOT) that joins a term to those above it. */
export function ConditionSelect({ value, first, label, onChange }: ConditionSelectProps) {
  const offered = first ? (['AND', 'NOT'] as const) : conditions;
  return (
    <Select
      native
      value={first && value === 'OR' ? 'AND' : value}
      size="small"
      onChange={(event) => {
        if (isCondition(event.target.value)) onChange(event.target.value);
      }}
      inputProps={{ 'aria-label': label }}
      sx={{
        width: 84,
        flex: 'none',
        fontSize: '0.8125rem',
        fontWeight: 640,
        borderRadius: 1,
        bgcolor: 'quiet',
        '& select': { pl: 1.25, py: 0.75, borderRadius: 1 },
        '& fieldset': { border: 0 },
        '& select:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      {offered.map((condition) => (
        <option key={condition} value={condition}>
          {first && condition === 'AND' ? t('term.first') : condition}
        </option>
      ))}
    </Select>
  );
}
