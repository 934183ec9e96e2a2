import './dateTexts';
import type { DateTimeFormat } from '@contract/workspace';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SelectField } from './SelectField';
import { t } from '@client/shared/texts/t';
import type { ChoiceFieldProps } from './choiceField';

/** A select of date formats, each with an example. */
export function DateFormatField(props: ChoiceFieldProps<DateTimeFormat>) {
  const { choices, value, onChange, onBlur, errorMessage, label = t('dateFormat.label'), required, disabled } = props;
  const { items, status, error, retry } = choices;
  // The selected format is listed before the others are loaded, and if they cannot be loaded.
  const listed = value === '' || items.some(({ id }) => id === value) ? items : [{ id: value, example: '' }, ...items];
  const missing = items.length === 0;
  const failed = missing && status === 'error';
  return (
    <Box>
      <SelectField
        fullWidth
        label={label}
        value={value}
        required={required}
        disabled={disabled}
        error={errorMessage !== undefined || failed}
        helperText={errorMessage ?? (failed ? error : undefined)}
        options={[
          ...listed.map((format) => ({ value: format.id, label: shownFormat(format) })),
          ...(missing && !failed ? [{ value: loading, label: t('choice.loading'), disabled: true }] : []),
        ]}
        onChange={onChange}
        onBlur={onBlur}
      />
      {failed ? (
        <Button size="small" onClick={retry}>
          {t('action.retry')}
        </Button>
      ) : null}
    </Box>
  );
}

/** The value of the option that says that the others are loading. */
const loading = ' ';

/** The example, then the pattern. */
const shownFormat = ({ id, example }: DateTimeFormat): string => (example === '' ? id : `${example} \u2013 ${id}`);
