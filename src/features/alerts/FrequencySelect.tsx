import { t } from '@client/shared/texts/t';
import { SelectField } from '@client/shared/ui/form/SelectField';
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

/** The frequency of an alert: a select, grouped by category. */
export function FrequencySelect({ label, caption, value, options, disabled, onChange }: FrequencySelectProps) {
  const isOffered = options.some((option) => option.value === value);
  const shown = isOffered ? options : [...options, ...frequencyOptions(withCurrentValue({}, value))];
  const groups = frequencyCategories.map((category) => ({
    heading: t(`alerts.category.${category}`),
    options: shown
      .filter((option) => option.category === category)
      .map((option) => ({ value: String(option.value), label: option.label })),
  }));
  return (
    <SelectField
      size="small"
      label={caption}
      ariaLabel={label}
      value={String(value)}
      disabled={disabled}
      options={groups.filter((group) => group.options.length > 0)}
      onChange={(chosen) => onChange(Number(chosen))}
      sx={{ minWidth: 168, flex: 1 }}
    />
  );
}
