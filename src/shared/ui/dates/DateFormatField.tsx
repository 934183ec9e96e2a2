import '@client/shared/lib/texts/use/dates';
import type { DateTimeFormat } from '@contract/workspace';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { t } from '@client/shared/lib/texts/t';
import type { ChoiceFieldProps } from './choice';

/** A date format, chosen by what the same moment looks like in each. */
export function DateFormatField(props: ChoiceFieldProps<DateTimeFormat>) {
  const { choices, value, onChange, onBlur, fault, label = t('dateFormat.label'), required, disabled } = props;
  const { items, status, error, retry } = choices;
  // The chosen one is there before the others have come, and when they do not come.
  const listed = value === '' || items.some(({ id }) => id === value) ? items : [{ id: value, example: '' }, ...items];
  const missing = items.length === 0;
  const failed = missing && status === 'error';
  return (
    <Box>
      <TextField
        select
        fullWidth
        label={label}
        value={value}
        required={required}
        disabled={disabled}
        error={fault !== undefined || failed}
        helperText={fault ?? (failed ? error : missing ? t('choice.loading') : undefined)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        slotProps={{ select: { renderValue: () => <Example {...(listed.find(({ id }) => id === value) ?? none)} /> } }}
      >
        {listed.map((format) => (
          <MenuItem key={format.id} value={format.id}>
            <Example {...format} />
          </MenuItem>
        ))}
      </TextField>
      {failed ? (
        <Button size="small" onClick={retry}>
          {t('action.retry')}
        </Button>
      ) : null}
    </Box>
  );
}

const none: DateTimeFormat = { id: '', example: '' };

function Example({ id, example }: DateTimeFormat) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, whiteSpace: 'normal' }}>
      {example === '' ? null : <span>{example}</span>}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {id}
      </Box>
    </Box>
  );
}
