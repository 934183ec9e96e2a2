import '@client/shared/lib/texts/use/dates';
import type { TimeZone } from '@contract/iam';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { gmtOffset, warmOffsets } from '@client/shared/lib/gmtOffset';
import { t } from '@client/shared/lib/texts/t';
import { ErrorState } from '../ErrorState';
import { Skeletons } from '../Skeletons';
import type { ChoiceFieldProps, LoadedChoices } from './choice';
import { TimeZoneTree } from './TimeZoneTree';

/** A time zone, chosen from a list by region with today's offsets. */
export function TimeZoneField(props: ChoiceFieldProps<TimeZone>) {
  const { choices, value, onChange, onBlur, fault, label = t('timeZone.label'), required, disabled } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [now, setNow] = useState(Date.now);
  const { items } = choices;
  useEffect(
    () =>
      warmOffsets(
        items.map(({ id }) => id),
        now,
      ),
    [items, now],
  );
  const open = (field: HTMLElement) => {
    if (disabled) return;
    setNow(Date.now());
    setAnchor(field);
  };
  const close = () => {
    setAnchor(null);
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
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
        error={fault !== undefined}
        helperText={fault}
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
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('timeZone.choose'),
            sx: { width: anchor?.clientWidth, minWidth: 260, border: 1, borderColor: 'divider' },
          },
        }}
      >
        <Choices
          choices={choices}
          value={value}
          now={now}
          onChoose={(id) => {
            onChange(id);
            close();
          }}
        />
      </Popover>
    </>
  );
}

interface ChoicesProps {
  choices: LoadedChoices<TimeZone>;
  value: string;
  now: number;
  onChoose: (id: string) => void;
}

function Choices({ choices, ...rest }: ChoicesProps) {
  const { items, status, error, retry } = choices;
  if (items.length > 0) return <TimeZoneTree zones={items} {...rest} />;
  if (status === 'error') return <ErrorState error={error} onRetry={retry} />;
  return <Skeletons count={6} shape="line" />;
}

/** The place with today's offset; an unlisted time zone by its name. */
function shownZone(zones: readonly TimeZone[], id: string, now: number): string {
  if (id === '') return '';
  const zone = zones.find((one) => one.id === id);
  const place = zone ? `${zone.region} – ${zone.label}` : id;
  const offset = gmtOffset(id, now);
  return offset === '' ? place : t('timeZone.shown', { place, offset });
}
