import { limits } from '@contract/limits';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';

interface AmountFieldProps {
  label: string;
  /** The visible label, for cards; a table has it in the column header, with the maximum. */
  caption?: string | undefined;
  value: number;
  disabled: boolean;
  /** Called with a changed value from 1 to 200, never with an invalid one. */
  onCommit: (value: number) => void;
}

/** The maximum number of articles in an alert. Accepts digits only; commits on Enter and on blur, Escape resets. */
export function AmountField({ label, caption, value, disabled, onCommit }: AmountFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft === null ? value : Number(draft);
  const valid = draft !== '' && typed >= 1 && typed <= limits.alertAmountMax;
  const commit = () => {
    if (!valid) return;
    setDraft(null);
    if (typed !== value) onCommit(typed);
  };
  return (
    <TextField
      size="small"
      label={caption}
      value={disabled ? value : (draft ?? value)}
      disabled={disabled}
      error={!disabled && !valid}
      helperText={caption === undefined && valid ? undefined : t('alerts.amountLimit', { max: limits.alertAmountMax })}
      onChange={({ target }) => {
        if (/^\d{0,6}$/.test(target.value)) setDraft(target.value);
      }}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
        if (key === 'Escape') setDraft(null);
      }}
      sx={{ width: 140 }}
      slotProps={{ htmlInput: { 'aria-label': label, inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
}
