import { t } from '@client/shared/texts/t';
import { SelectField } from '@client/shared/ui/form/SelectField';

interface SearchFieldSelectProps<Field extends string> {
  value: Field;
  fields: readonly { value: Field; text: string }[];
  onChange: (field: Field) => void;
}

/** A select for the field that a search applies to. */
export function SearchFieldSelect<Field extends string>({ value, fields, onChange }: SearchFieldSelectProps<Field>) {
  return (
    <SelectField
      value={value}
      options={fields.map(({ value: field, text }) => ({ value: field, label: text }))}
      onChange={onChange}
      ariaLabel={t('subs.field')}
      size="small"
      sx={{ minWidth: 140 }}
    />
  );
}
