import Select from '@mui/material/Select';
import { t } from '@client/shared/texts/t';

interface SearchFieldSelectProps<Field extends string> {
  value: Field;
  fields: readonly { value: Field; text: string }[];
  onChange: (field: Field) => void;
}

/** A select for the field that a search applies to. */
export function SearchFieldSelect<Field extends string>({ value, fields, onChange }: SearchFieldSelectProps<Field>) {
  return (
    <Select
      native
      value={value}
      onChange={({ target }) => {
        const selected = fields.find((field) => field.value === target.value);
        if (selected) onChange(selected.value);
      }}
      inputProps={{ 'aria-label': t('subs.field') }}
      size="small"
      sx={{ minWidth: 140 }}
    >
      {fields.map((field) => (
        <option key={field.value} value={field.value}>
          {field.text}
        </option>
      ))}
    </Select>
  );
}
