import type { Source } from '@contract/topic';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import type { LoadState } from '@client/shared/redux/loadState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { SelectedSources } from './SelectedSources';
import { PackageRow, SourceRow } from './SourceRows';

interface SourcesTreeProps {
  sources: readonly Source[];
  status: LoadState['status'];
  error: string | null;
  onRetry: () => void;
  chosen: readonly Source[];
  onChange: (chosen: Source[]) => void;
  label: string;
}

const pageSize = 100;

/** The picker for a topic's sources: expandable packages, marked channels, and a search. */
export function SourcesTree({ sources, status, error, onRetry, chosen, onChange, label }: SourcesTreeProps) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(pageSize);
  const toggle = (source: Source, on: boolean): void => {
    const others = chosen.filter(({ id }) => id !== source.id);
    onChange(on ? [...others, source] : others);
  };
  if (status === 'error' && sources.length === 0) return <ErrorState error={error} onRetry={onRetry} />;
  if (status !== 'loaded' && sources.length === 0) return <Skeletons count={7} shape="line" />;
  const searchText = text.trim().toLowerCase();
  // Packages stay in the list during a search, because their sources may match.
  const found = sources.filter((source) => source.package || source.name.toLowerCase().includes(searchText));
  const visible = found.slice(0, shown);
  return (
    <Box>
      <SelectedSources chosen={chosen} onRemove={(source) => toggle(source, false)} />
      <TextField
        size="small"
        fullWidth
        type="search"
        placeholder={t('sources.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Prevents Enter from submitting the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        slotProps={{
          htmlInput: { 'aria-label': t('sources.search') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box component="ul" aria-label={label} sx={list}>
        {visible.map((source) =>
          source.package ? (
            <PackageRow key={source.id} source={source} chosen={chosen} searchText={searchText} onToggle={toggle} />
          ) : (
            <SourceRow
              key={source.id}
              source={source}
              checked={chosen.some(({ id }) => id === source.id)}
              onToggle={toggle}
            />
          ),
        )}
        {visible.length === 0 ? (
          <Typography component="li" variant="body2" color="textSecondary" sx={{ p: 2 }}>
            {t(sources.length === 0 ? 'sources.empty' : 'sources.noMatch')}
          </Typography>
        ) : null}
        {found.length > shown ? (
          <li>
            <Button size="small" onClick={() => setShown(shown + pageSize)}>
              {t('sources.more', { count: found.length - shown })}
            </Button>
          </li>
        ) : null}
      </Box>
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0.5,
  maxHeight: 300,
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
