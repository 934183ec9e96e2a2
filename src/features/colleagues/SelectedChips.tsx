import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { limits } from '@contract/limits';
import { t } from '@client/shared/texts/t';
import { RemovableChip } from '@client/shared/list/RemovableChip';

interface ChosenChipsProps {
  label: string;
  chosen: readonly { id: string; name: string }[];
  onRemove: (id: string) => void;
  /** Called by the button that shows all selected items. */
  onMore: () => void;
}

/** Chips of the first selected items, each with a remove button, and the number of further ones. */
export function SelectedChips({ label, chosen, onRemove, onMore }: ChosenChipsProps) {
  const more = chosen.length - limits.chosenChips;
  if (chosen.length === 0) return null;
  return (
    <Stack component="ul" direction="row" useFlexGap aria-label={label} sx={list}>
      {chosen.slice(0, limits.chosenChips).map(({ id, name }) => (
        <li key={id}>
          <RemovableChip wide label={name} action={t('people.remove', { name })} onRemove={() => onRemove(id)} />
        </li>
      ))}
      {more > 0 ? (
        <li>
          <Chip size="small" variant="outlined" label={t('people.more', { n: more })} onClick={onMore} />
        </li>
      ) : null}
    </Stack>
  );
}

const list = { gap: 0.75, flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0 } as const;
