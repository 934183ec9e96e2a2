import Chip from '@mui/material/Chip';
import type { Narrowing } from '@client/features/search/narrow';
import { t } from '@client/shared/lib/texts/t';
import { NarrowedTo } from '@client/shared/ui/NarrowedTo';

interface NarrowingsProps {
  narrowings: readonly Narrowing[];
  /** How many sources are searched; 0: all. */
  sources: number;
  onWiden: (query: string) => void;
  onAllSources: () => void;
}

/** The criteria beside the text, each removed by its chip. */
export function Narrowings({ narrowings, sources, onWiden, onAllSources }: NarrowingsProps) {
  if (narrowings.length === 0 && sources === 0) return null;
  return (
    <NarrowedTo label={t('search.narrowed')} margin={{ mt: 1.5 }}>
      {narrowings.map(({ label, without }) => (
        <Chip key={label} size="small" label={label} onDelete={() => onWiden(without)} sx={{ maxWidth: '100%' }} />
      ))}
      {sources > 0 ? (
        <Chip
          size="small"
          label={sources === 1 ? t('search.oneSource') : t('search.someSources', { count: sources })}
          onDelete={onAllSources}
        />
      ) : null}
    </NarrowedTo>
  );
}
