import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { foldCaseAndAccents } from '@client/shared/texts/foldCaseAndAccents';
import { t } from '@client/shared/texts/t';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';

interface PublishTarget {
  id: string;
  name: string;
}

interface PublishTargetListProps {
  label: string;
  targets: readonly PublishTarget[];
  selected: ReadonlySet<string>;
  /** Filters the list by name. */
  text: string;
  empty: string;
  onToggle: (id: string) => void;
}

/** The channels or topics to which articles can be published. */
export function PublishTargetList({ label, targets, selected, text, empty, onToggle }: PublishTargetListProps) {
  if (targets.length === 0) return <EmptyState title={empty} />;
  const wanted = foldCaseAndAccents(text.trim());
  const shown = targets.filter(({ name }) => foldCaseAndAccents(name).includes(wanted));
  if (shown.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary" role="status" sx={{ py: 2 }}>
        {t('publish.noneFound', { text })}
      </Typography>
    );
  }
  return (
    <Stack role="group" aria-label={label} sx={{ maxHeight: 260, overflowY: 'auto' }}>
      {shown.map(({ id, name }) => (
        <FormControlLabel
          key={id}
          control={<Checkbox size="small" checked={selected.has(id)} onChange={() => onToggle(id)} />}
          label={name}
          slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
        />
      ))}
    </Stack>
  );
}
