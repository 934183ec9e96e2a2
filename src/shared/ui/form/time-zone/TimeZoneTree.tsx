import type { TimeZone } from '@contract/iam';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { gmtOffset } from '@client/shared/time/gmtOffset';
import { t } from '@client/shared/texts/t';
import { regionRow, rowAt, timeZoneRows, type TimeZoneRow } from './timeZoneRows';
import { timeZoneTreeStyles } from './timeZoneTreeStyles';

interface TimeZoneTreeProps {
  zones: readonly TimeZone[];
  value: string;
  /** The current time in milliseconds. */
  now: number;
  /** The initial filter. */
  typed: string;
  onChoose: (id: string) => void;
}

const pageRows = 10;

/**
 * The time zones by region, and a field that filters them. The focus stays in the field: arrow keys move, open, and
 * close; Enter selects.
 */
export function TimeZoneTree({ zones, value, now, typed, onChoose }: TimeZoneTreeProps) {
  const id = useId();
  const begun = useRef(false);
  const [text, setText] = useState(typed);
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(zones.filter((zone) => zone.id === value).map(({ region }) => region)),
  );
  const [key, setKey] = useState(value);
  // Deferred, so that a typed letter shows before the filtered list.
  const wanted = useDeferredValue(text);
  const rows = timeZoneRows({ zones, text: wanted, opened, now });
  const active = rowAt(rows, key, wanted.trim() !== '');
  /** The rows for the current text: a key pressed before the deferred list is rendered acts on them. */
  const latest = () => {
    const list = text === wanted ? rows : timeZoneRows({ zones, text, opened, now });
    const at = rowAt(list, key, text.trim() !== '');
    return { list, at, current: list[at] };
  };

  useEffect(() => {
    const row = document.getElementById(`${id}-${active}`);
    row?.scrollIntoView({ block: begun.current ? 'nearest' : 'center' });
    begun.current = true;
  }, [id, active]);

  const open = (region: string, on: boolean) => {
    const others = [...opened].filter((one) => one !== region);
    setOpened(new Set(on ? [...others, region] : others));
  };
  const act = (row: TimeZoneRow | undefined) => {
    if (!row) return;
    setKey(row.key);
    if (row.kind === 'zone') onChoose(row.zone.id);
    else if (text.trim() === '') open(row.region, !row.open);
  };
  const pressed = (target: EventTarget): TimeZoneRow | undefined => {
    const line = target instanceof Element ? target.closest('[role=treeitem]') : null;
    return line ? rows[Number(line.id.slice(id.length + 1))] : undefined;
  };
  const walk = (by: number) => {
    const { list, at } = latest();
    const row = list[Math.min(Math.max(at + by, 0), list.length - 1)];
    if (row) setKey(row.key);
  };
  /** Left and Right move the caret while the field has text. */
  const sideways = (right: boolean) => {
    const { list, at, current } = latest();
    if (right && current?.kind === 'region') return current.open ? walk(1) : open(current.region, true);
    const region = regionRow(list, at);
    if (right || region?.kind !== 'region') return;
    setKey(region.key);
    open(region.region, false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Partial<Record<string, () => void>> = {
      ArrowDown: () => walk(1),
      ArrowUp: () => walk(-1),
      PageDown: () => walk(pageRows),
      PageUp: () => walk(-pageRows),
      Enter: () => act(latest().current),
      ...(text === '' && {
        ArrowRight: () => sideways(true),
        ArrowLeft: () => sideways(false),
        Home: () => walk(-rows.length),
        End: () => walk(rows.length),
      }),
    };
    const does = keys[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  };

  return (
    <>
      <Box sx={{ p: 1, borderBottom: 1, borderColor: 'divider' }}>
        <TextField
          size="small"
          fullWidth
          autoFocus
          placeholder={t('timeZone.find')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              // Puts the caret after what was typed already.
              onFocus: ({ currentTarget: box }: FocusEvent<HTMLInputElement>) =>
                box.setSelectionRange(box.value.length, box.value.length),
              'aria-label': t('timeZone.find'),
              'aria-haspopup': 'tree',
              'aria-expanded': rows.length > 0,
              'aria-controls': rows.length > 0 ? `${id}-tree` : undefined,
              'aria-autocomplete': 'list',
              'aria-activedescendant': rows.length > 0 ? `${id}-${active}` : undefined,
              autoComplete: 'off',
            },
          }}
        />
      </Box>
      {rows.length === 0 ? (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ p: 2 }}>
          {t('timeZone.none')}
        </Typography>
      ) : (
        <Box
          id={`${id}-tree`}
          role="tree"
          aria-label={t('timeZone.list')}
          sx={timeZoneTreeStyles}
          // A press must not take the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ target }) => act(pressed(target))}
        >
          {rows.map((row, index) => (
            <ZoneLine
              key={row.key}
              id={`${id}-${index}`}
              row={row}
              now={now}
              active={index === active}
              chosen={row.kind === 'zone' && row.zone.id === value}
            />
          ))}
        </Box>
      )}
    </>
  );
}

interface ZoneLineProps {
  id: string;
  row: TimeZoneRow;
  now: number;
  active: boolean;
  chosen: boolean;
}

/** Memoized: an arrow key changes two of four hundred rows. */
const ZoneLine = memo(function ZoneLine({ id, row, now, active, chosen }: ZoneLineProps) {
  const isRegion = row.kind === 'region';
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={isRegion ? 1 : 2}
      aria-expanded={isRegion ? row.open : undefined}
      aria-selected={isRegion ? undefined : chosen}
      data-active={active}
    >
      <span>{isRegion ? row.region : row.zone.label}</span>
      <small>{isRegion ? row.count : gmtOffset(row.zone.id, now)}</small>
    </div>
  );
});
