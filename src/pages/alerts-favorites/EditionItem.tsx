import type { Edition } from '@contract/alert';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { hasText, t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { EditionArticles } from './EditionArticles';

interface EditionItemProps {
  edition: Edition;
  open: boolean;
  onToggle: () => void;
}

function countText({ articleCount, total }: Edition): string {
  if (articleCount === 0) return t('archive.countNone');
  if (total > articleCount) return t('archive.countOf', { count: articleCount, total });
  return t('archive.count', { count: articleCount });
}

/** An accordion item for one sent alert. Expanding it loads and shows the articles of the alert. */
export function EditionItem({ edition, open, onToggle }: EditionItemProps) {
  const dates = useDates();
  const state = `archive.state.${edition.mailState}`;
  const stateLabel = edition.mailState !== 'sent' && hasText(state) ? t(state) : null;
  return (
    <Accordion
      expanded={open}
      onChange={onToggle}
      disableGutters
      variant="outlined"
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
      sx={{ '&:not(:last-of-type)': { borderBottom: open ? undefined : 0 } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} id={`edition-${edition.id}`} sx={{ px: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
          <Box component="span" sx={{ flex: '1 1 220px', typography: 'subtitle2', overflowWrap: 'anywhere' }}>
            {edition.topicName}
          </Box>
          {stateLabel ? (
            <Chip
              size="small"
              variant="outlined"
              color={edition.mailState === 'failed' ? 'error' : 'default'}
              label={stateLabel}
            />
          ) : null}
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {countText(edition)}
          </Box>
          <Box component="time" dateTime={edition.dueAt} sx={time}>
            {dates.minute(edition.sentAt ?? edition.dueAt)}
          </Box>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 2, pt: 0, pb: 2 }}>
        <EditionArticles edition={edition} />
      </AccordionDetails>
    </Accordion>
  );
}

const time = { typography: 'caption', color: 'text.secondary', minWidth: 132, textAlign: { sm: 'right' } } as const;
