import type { Source } from '@contract/topic';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { focusNextElement } from '@client/shared/navigation/focusNextElement';
import { t } from '@client/shared/texts/t';

interface SelectedSourcesProps {
  chosen: readonly Source[];
  onRemove: (source: Source) => void;
}

/** The selected sources as chips, each with a remove button. */
export function SelectedSources({ chosen, onRemove }: SelectedSourcesProps) {
  if (chosen.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('sources.chosen')}
      sx={{ listStyle: 'none', m: 0, mb: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {chosen.map((source) => (
        <li key={source.id}>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            endIcon={<Close fontSize="inherit" />}
            onClick={(event) => {
              focusNextElement(event.currentTarget);
              onRemove(source);
            }}
            aria-label={t('sources.remove', { name: source.name })}
            sx={chip}
          >
            {source.name}
          </Button>
        </li>
      ))}
    </Box>
  );
}

const chip = { minHeight: 26, py: 0, textAlign: 'start', fontWeight: 520, overflowWrap: 'anywhere' } as const;
