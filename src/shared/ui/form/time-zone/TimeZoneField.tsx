import '../dateTexts';
import type { TimeZone } from '@contract/iam';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import TextField from '@mui/material/TextField';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { gmtOffset, precomputeOffsets } from '@client/shared/time/gmtOffset';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import type { ChoiceFieldProps } from '@client/shared/ui/form/choiceField';

const TimeZonePopup = lazyComponent(async () => (await import('./TimeZonePopup')).TimeZonePopup, {
  dialog: true,
  prefetch: true,
});

/** A time zone field with a list by region and today's offsets. */
export function TimeZoneField(props: ChoiceFieldProps<TimeZone>) {
  const { choices, value, onChange, onBlur, errorMessage, label = t('timeZone.label'), required, disabled } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // What is typed before the list is loaded. The list starts with it.
  const [typed, setTyped] = useState('');
  const [now, setNow] = useState(Date.now);
  const { items } = choices;
  useEffect(
    () =>
      precomputeOffsets(
        items.map(({ id }) => id),
        now,
      ),
    [items, now],
  );
  const open = (field: HTMLElement) => {
    if (disabled) return;
    setNow(Date.now());
    setTyped('');
    setAnchor(field);
  };
  const close = () => {
    setAnchor(null);
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (anchor) {
      const { key } = event;
      if (key === 'Escape') close();
      else if (isLetter(event)) setTyped((before) => before + key);
      return;
    }
    if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    open(event.currentTarget);
  };
  return (
    <>
      <TextField
        fullWidth
        label={label}
        value={shownZone(choices.items, value, now)}
        required={required}
        disabled={disabled}
        error={errorMessage !== undefined}
        helperText={errorMessage}
        onClick={({ currentTarget }) => open(currentTarget)}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-haspopup': 'dialog',
            'aria-expanded': anchor !== null,
            style: { cursor: 'pointer', textOverflow: 'ellipsis' },
          },
          input: { readOnly: true, endAdornment: <ArrowDropDown sx={{ color: 'text.secondary' }} /> },
        }}
      />
      <TimeZonePopup
        open={anchor !== null}
        anchor={anchor}
        choices={choices}
        value={value}
        now={now}
        typed={typed}
        onClose={close}
        onChoose={(id) => {
          onChange(id);
          close();
        }}
      />
    </>
  );
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

/** The region and city with today's offset; an unlisted time zone by its id. */
function shownZone(zones: readonly TimeZone[], id: string, now: number): string {
  if (id === '') return '';
  const zone = zones.find((one) => one.id === id);
  const place = zone ? `${zone.region} – ${zone.label}` : id;
  const offset = gmtOffset(id, now);
  return offset === '' ? place : t('timeZone.shown', { place, offset });
}
