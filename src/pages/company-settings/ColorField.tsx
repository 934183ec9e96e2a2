import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { t } from '@client/shared/texts/t';

interface ColorFieldProps {
  name: string;
  label: string;
  /** The text of the field: #rrggbb, or incomplete while the user types. */
  value: string;
  errorMessage: string | undefined;
  note?: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A text field for a color, with the browser's color picker in front of the text. */
export function ColorField({ name, label, value, errorMessage, note, onChange, onBlur }: ColorFieldProps) {
  const isColor = /^#[\da-f]{6}$/i.test(value);
  return (
    <TextField
      name={name}
      label={label}
      value={value}
      fullWidth
      autoComplete="off"
      error={errorMessage !== undefined}
      helperText={errorMessage ?? note}
      onChange={({ target }) => onChange(target.value.trim())}
      onBlur={onBlur}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <input
                type="color"
                aria-label={t('mailStyles.form.choose', { field: label })}
                value={isColor ? value.toLowerCase() : '#000000'}
                onChange={({ target }) => onChange(target.value)}
                style={swatch}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

const swatch = { width: 28, height: 28, padding: 0, border: 0, background: 'none', cursor: 'pointer' } as const;
