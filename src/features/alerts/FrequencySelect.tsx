import { t } from '@client/shared/texts/t';
import { NativeSelect } from '@client/shared/ui/form/NativeSelect';
import { frequencyCategories, frequencyOptions, withCurrentValue, type FrequencyOption } from './frequencyOptions';

interface FrequencySelectProps {
  label: string;
  /** The visible label, for cards; a table has it in the column header. */
  caption?: string | undefined;
  value: number;
  options: readonly FrequencyOption[];
  disabled: boolean;
  onChange: (value: number) => void;
}

/** The frequency of an alert: a native select, grouped by category. */
export function FrequencySelect({ label, caption, value, options, disabled, onChange }: FrequencySelectProps) {
  const isOffered = options.some((option) => option.value === value);
  const shown = isOffered ? options : [...options, ...frequencyOptions(withCurrentValue({}, value))];
  const groups = frequencyCategories.map((category) => ({
    category,
    options: shown.filter((option) => option.category === category),
  }));
  return (
    <NativeSelect
      size="small"
      label={caption}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={{ minWidth: 168, flex: 1 }}
      slotProps={{ htmlInput: { 'aria-label': label } }}
    >
      {groups
        .filter((group) => group.options.length > 0)
        .map((group) => (
          <optgroup key={group.category} label={t(`alerts.category.${group.category}`)}>
            {group.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
    </NativeSelect>
  );
}
