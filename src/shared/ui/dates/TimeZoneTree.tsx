import type { TimeZone } from '@contract/iam';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { gmtOffset } from '@client/shared/lib/gmtOffset';
import { t } from '@client/shared/lib/texts/t';
import { regionRow, rowAt, zoneRows, type ZoneRow } from './zoneRows';
import { tree } from './treeStyle';

interface TimeZoneTreeProps {
  zones: readonly TimeZone[];
  value: string;
  /** Today, in milliseconds. */
  now: number;
  onChoose: (id: string) => void;
}

const pageRows = 10;

/** The time zones by region, and a box that filters them. The focus stays in the box: arrows walk, open and close, Enter chooses. */
export function TimeZoneTree({ zones, value, now, onChoose }: TimeZoneTreeProps) {
  const id = useId();
  const begun = useRef(false);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(zones.filter((zone) => zone.id === value).map(({ region }) => region)),
  );
  const [key, setKey] = useState(value);
  const rows = zoneRows({ zones, text, opened, now });
  const active = rowAt(rows, key, text.trim() !== '');
  const current = rows[active];

  useEffect(() => {
    const row = document.getElementById(`${id}-${active}`);
    row?.scrollIntoView({ block: begun.current ? 'nearest' : 'center' });
    begun.current = true;
  }, [id, active]);

  const open = (region: string, on: boolean) => {
    const others = [...opened].filter((one) => one !== region);
    setOpened(new Set(on ? [...others, region] : others));
  };
  const act = (row: ZoneRow | undefined) => {
    if (!row) return;
    setKey(row.key);
    if (row.kind === 'zone') onChoose(row.zone.id);
    else if (text.trim() === '') open(row.region, !row.open);
  };
  const walk = (to: number) => {
    const row = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    if (row) setKey(row.key);
  };
  /** Left and right belong to the text while there is one. */
  const sideways = (right: boolean) => {
    if (right && current?.kind === 'region') return current.open ? walk(active + 1) : open(current.region, true);
    const region = regionRow(rows, active);
    if (right || region?.kind !== 'region') return;
    setKey(region.key);
    open(region.region, false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Partial<Record<string, () => void>> = {
      ArrowDown: () => walk(active + 1),
      ArrowUp: () => walk(active - 1),
      PageDown: () => walk(active + pageRows),
      PageUp: () => walk(active - pageRows),
      Enter: () => act(current),
      ...(text === '' && {
        ArrowRight: () => sideways(true),
        ArrowLeft: () => sideways(false),
        Home: () => walk(0),
        End: () => walk(rows.length - 1),
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
        <Box id={`${id}-tree`} role="tree" aria-label={t('timeZone.list')} sx={tree}>
          {rows.map((row, index) => (
            <div
              key={row.key}
              id={`${id}-${index}`}
              role="treeitem"
              aria-level={row.kind === 'region' ? 1 : 2}
              aria-expanded={row.kind === 'region' ? row.open : undefined}
              aria-selected={row.kind === 'zone' ? row.zone.id === value : undefined}
              data-active={index === active}
              // The press must not take the focus out of the box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => act(row)}
            >
              <span>{row.kind === 'region' ? row.region : row.zone.label}</span>
              <small>{row.kind === 'region' ? row.count : gmtOffset(row.zone.id, now)}</small>
            </div>
          ))}
        </Box>
      )}
    </>
  );
}
