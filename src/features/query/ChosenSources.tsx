import type { Source } from '@contract/topic';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { t } from '@client/shared/lib/texts/t';

interface ChosenSourcesProps {
  chosen: readonly Source[];
  onRemove: (source: Source) => void;
}

/** The sources that were chosen, each with its own way out. */
export function ChosenSources({ chosen, onRemove }: ChosenSourcesProps) {
  if (chosen.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('sources.chosen')}
      sx={{ listStyle: 'none', m: 0, mb: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {chosen.map((source) => (
        <li key={source.id}>
          <Chip
            size="small"
            label={source.name}
            onDelete={() => onRemove(source)}
            aria-label={t('sources.remove', { name: source.name })}
          />
        </li>
      ))}
    </Box>
  );
}
