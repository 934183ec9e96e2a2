import Box from '@mui/material/Box';
import { t } from '@client/shared/texts/t';

const steps = ['subs.step.0', 'subs.step.1', 'subs.step.2'] as const;

/** The numbered steps of the wizard, with the current one marked. */
export function WizardSteps({ step }: { step: number }) {
  return (
    <Box component="ol" aria-label={t('subs.steps')} sx={list}>
      {steps.map((text, index) => (
        <Box
          component="li"
          key={text}
          {...(index === step && { 'aria-current': 'step' as const })}
          data-done={index < step || undefined}
        >
          <span className="number" aria-hidden>
            {index + 1}
          </span>
          {t(text)}
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  listStyle: 'none',
  m: 0,
  mb: 3,
  p: 0,
  typography: 'body2',
  color: 'text.secondary',
  '& li': { display: 'flex', alignItems: 'center', gap: 1 },
  '& .number': {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    borderRadius: '50%',
    border: 1,
    borderColor: 'divider',
    fontWeight: 620,
    fontSize: '0.8125rem',
  },
  '& [aria-current]': { color: 'text.primary', fontWeight: 620 },
  '& [aria-current] .number': { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
  '& [data-done] .number': { bgcolor: 'soft', borderColor: 'primary.main', color: 'text.primary' },
} as const;
