import Box from '@mui/material/Box';
import { t } from '@client/shared/lib/texts/t';
import type { Choice } from './completions';

interface ChoiceListProps {
  id: string;
  choices: readonly Choice[];
  active: number;
  onChoose: (index: number) => void;
}

/** What can be put in place of what is being typed. The focus stays in the text; arrows and Enter choose. */
export function ChoiceList({ id, choices, active, onChoose }: ChoiceListProps) {
  return (
    <Box component="ul" role="listbox" id={id} aria-label={t('query.choices')} sx={list}>
      {choices.map((choice, index) => (
        <Box
          component="li"
          role="option"
          key={`${choice.start} ${choice.text}`}
          id={`${id}-${index}`}
          aria-selected={index === active}
          // The press must not take the focus out of the text.
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(index);
          }}
          sx={[option, index === active ? { bgcolor: 'soft' } : {}]}
        >
          <Box component="span" sx={{ fontFamily: 'ui-monospace, monospace', fontWeight: 600 }}>
            {choice.label}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {choice.help}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  position: 'absolute',
  zIndex: 'modal',
  top: 'calc(100% + 4px)',
  insetInline: 0,
  m: 0,
  p: 0.5,
  listStyle: 'none',
  maxHeight: 280,
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: '0 12px 32px rgba(10, 16, 20, 0.18)',
} as const;

const option = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'baseline',
  flexWrap: 'wrap',
  px: 1.25,
  py: 0.75,
  borderRadius: 0.75,
  fontSize: '0.875rem',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'quiet' },
} as const;
