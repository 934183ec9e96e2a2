import type { Section } from '@contract/sections';
import { limits } from '@contract/limits';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { SelectField } from '@client/shared/ui/form/SelectField';
import { moveTargets } from './sectionMoves';
import { useFocusFirstField } from './useFocusFirstField';

interface SectionMoveFormProps {
  section: Section;
  sections: readonly Section[];
  busy: boolean;
  onMove: (parentId: string | null) => void;
  onCancel: () => void;
}

const top = 'top';

/** Asks for a new parent of a section. Offers only sections that it can be moved to. */
export function SectionMoveForm({ section, sections, busy, onMove, onCancel }: SectionMoveFormProps) {
  const [target, setTarget] = useState('');
  const form = useFocusFirstField<HTMLDivElement>();
  const targets = moveTargets(section, sections, limits.sectionDepth);
  return (
    <Stack
      ref={form}
      direction="row"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Keeps the surrounding dialog open.
        event.stopPropagation();
        onCancel();
      }}
      useFlexGap
      sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', py: 1 }}
    >
      <SelectField
        size="small"
        label={t('sections.moveTo', { name: section.name })}
        value={target}
        options={[
          { value: '', label: t('sections.chooseTarget') },
          ...(section.parentId === null ? [] : [{ value: top, label: t('sections.top') }]),
          ...targets.map(({ id, name, depth }) => ({ value: id, label: name, depth })),
        ]}
        onChange={setTarget}
        sx={{ flex: '1 1 200px' }}
      />
      <BusyButton
        variant="contained"
        disabled={target === ''}
        loading={busy}
        onClick={() => onMove(target === top ? null : target)}
      >
        {t('sections.move')}
      </BusyButton>
      <Button color="inherit" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
    </Stack>
  );
}
