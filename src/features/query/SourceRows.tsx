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
  /** True if its package is selected, which includes it. */
  includedByPackage?: boolean;
  onToggle: (source: Source, on: boolean) => void;
}

export function SourceRow({ source, checked, includedByPackage = false, onToggle }: SourceRowProps) {
  return (
    <Box component="li" sx={{ ...row, pl: 4.5 }}>
      <SourceCheckbox
        source={source}
        checked={checked || includedByPackage}
        disabled={includedByPackage}
        onToggle={onToggle}
      />
      {source.type === 'CHANNEL' ? <Tag text={t('sources.channel')} /> : null}
    </Box>
  );
}

interface PackageRowProps {
  source: Source;
  chosen: readonly Source[];
  /** The search text in lower case. */
  searchText: string;
  onToggle: (source: Source, on: boolean) => void;
}

/** The row of a package. Its sources are loaded when it is expanded. */
export function PackageRow({ source, chosen, searchText, onToggle }: PackageRowProps) {
  const [open, setOpen] = useState(false);
  const { data, isFetching, isError, refetch } = usePackageSourcesQuery(source.id, { skip: !open });
  const packageSelected = chosen.some(({ id }) => id === source.id);
  const children = (data?.sources ?? []).filter(({ name }) => name.toLowerCase().includes(searchText));
  if (searchText !== '' && !open && !source.name.toLowerCase().includes(searchText)) return null;
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
        <SourceCheckbox source={source} checked={packageSelected} onToggle={onToggle} />
        {source.children === undefined ? null : <Tag text={t('sources.children', { count: source.children })} />}
      </Box>
      {open ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: 3 }} aria-label={source.name}>
          {children.map((child) => (
            <SourceRow
              key={child.id}
              source={child}
              checked={chosen.some(({ id }) => id === child.id)}
              includedByPackage={packageSelected}
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

interface SourceCheckboxProps {
  source: Source;
  checked: boolean;
  disabled?: boolean;
  onToggle: (source: Source, on: boolean) => void;
}

function SourceCheckbox({ source, checked, disabled = false, onToggle }: SourceCheckboxProps) {
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
