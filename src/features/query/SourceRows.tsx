import type { Source } from '@contract/topic';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePackageSourcesQuery } from '@client/api/data/dictionaries';
import { t } from '@client/shared/texts/t';

interface SourceRowProps {
  source: Source;
  checked: boolean;
  /** Its package is chosen, and it with it. */
  within?: boolean;
  onToggle: (source: Source, on: boolean) => void;
}

export function SourceRow({ source, checked, within = false, onToggle }: SourceRowProps) {
  return (
    <Box component="li" sx={{ ...row, pl: 4.5 }}>
      <Choice source={source} checked={checked || within} disabled={within} onToggle={onToggle} />
      {source.type === 'CHANNEL' ? <Tag text={t('sources.channel')} /> : null}
    </Box>
  );
}

interface PackageRowProps {
  source: Source;
  chosen: readonly Source[];
  /** What the list is searched for, in small letters. */
  wanted: string;
  onToggle: (source: Source, on: boolean) => void;
}

/** A package: its children are loaded when it is opened. */
export function PackageRow({ source, chosen, wanted, onToggle }: PackageRowProps) {
  const [open, setOpen] = useState(false);
  const { data, isFetching, isError, refetch } = usePackageSourcesQuery(source.id, { skip: !open });
  const whole = chosen.some(({ id }) => id === source.id);
  const children = (data?.sources ?? []).filter(({ name }) => name.toLowerCase().includes(wanted));
  if (wanted !== '' && !open && !source.name.toLowerCase().includes(wanted)) return null;
  return (
    <li>
      <Box sx={row}>
        <IconButton
          size="small"
          aria-expanded={open}
          aria-label={t(open ? 'sources.closePackage' : 'sources.openPackage', { name: source.name })}
          onClick={() => setOpen(!open)}
        >
          <ChevronRight fontSize="small" sx={{ transition: 'transform 120ms', rotate: open ? '90deg' : '0deg' }} />
        </IconButton>
        <Choice source={source} checked={whole} onToggle={onToggle} />
        {source.children === undefined ? null : <Tag text={t('sources.children', { count: source.children })} />}
      </Box>
      {open ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: 3 }} aria-label={source.name}>
          {children.map((child) => (
            <SourceRow
              key={child.id}
              source={child}
              checked={chosen.some(({ id }) => id === child.id)}
              within={whole}
              onToggle={onToggle}
            />
          ))}
          {isFetching && children.length === 0 ? (
            <Box component="li" sx={{ pl: 4.5, py: 1 }}>
              <CircularProgress size={18} aria-label={t('state.loading')} />
            </Box>
          ) : null}
          {isError ? (
            <Box component="li" sx={{ pl: 4.5, py: 0.5 }}>
              <Typography variant="body2" color="error" component="span">
                {t('sources.childrenFailed')}
              </Typography>{' '}
              <Button size="small" onClick={() => void refetch()}>
                {t('action.retry')}
              </Button>
            </Box>
          ) : null}
        </Box>
      ) : null}
    </li>
  );
}

interface ChoiceProps {
  source: Source;
  checked: boolean;
  disabled?: boolean;
  onToggle: (source: Source, on: boolean) => void;
}

function Choice({ source, checked, disabled = false, onToggle }: ChoiceProps) {
  return (
    <FormControlLabel
      control={
        <Checkbox size="small" checked={checked} disabled={disabled} onChange={(_event, on) => onToggle(source, on)} />
      }
      label={source.name}
      slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
      sx={{ flex: 1, minWidth: 0, mr: 1 }}
    />
  );
}

function Tag({ text }: { text: string }) {
  return (
    <Typography variant="caption" component="span" sx={tag}>
      {text}
    </Typography>
  );
}

const tag = { flex: 'none', px: 1, py: 0.25, border: 1, borderColor: 'divider', borderRadius: 0.75 } as const;

const row = { display: 'flex', alignItems: 'center', minHeight: 36, pr: 1 } as const;
