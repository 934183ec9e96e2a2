import History from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { t } from '@client/shared/texts/t';

/** An entry of the list below the search box: an earlier search, or (with a label) a completion. */
export interface Offer {
  /** The text of the search box after selecting the entry. */
  text: string;
  label?: string;
  help?: string;
  caret?: number;
}

interface SuggestionListProps {
  id: string;
  offers: readonly Offer[];
  /** The index of the entry that the arrow keys have reached. */
  active: number | null;
  onChoose: (offer: Offer) => void;
}

/** The list below the search box: earlier searches and completions. */
export function SuggestionList({ id, offers, active, onChoose }: SuggestionListProps) {
  const label = t(offers.some((offer) => offer.label !== undefined) ? 'search.suggestions' : 'search.history');
  return (
    <Paper variant="outlined" id={id} role="listbox" aria-label={label} sx={list}>
      {offers.map((offer, index) => (
        <Box
          key={`${offer.label ?? ''} ${offer.text}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // Prevents the mouse press from moving the focus out of the box.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(offer)}
          sx={option}
        >
          {offer.label === undefined ? <History fontSize="small" color="disabled" /> : null}
          <Box component="span" sx={cut}>
            {offer.label ?? offer.text}
          </Box>
          {offer.help ? (
            <Box component="span" sx={[cut, help]}>
              {offer.help}
            </Box>
          ) : null}
        </Box>
      ))}
    </Paper>
  );
}

const list = {
  position: 'absolute',
  zIndex: 'modal',
  insetInline: 0,
  top: 'calc(100% + 4px)',
  py: 0.5,
  boxShadow: '0 12px 32px rgba(10, 16, 20, 0.18)',
} as const;

const option = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  minHeight: 40,
  mx: 0.5,
  borderRadius: 0.75,
  typography: 'body2',
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { bgcolor: 'soft' },
} as const;

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const help = {
  ml: 'auto',
  pl: 2,
  color: 'text.secondary',
  typography: 'caption',
  flexShrink: 1,
  minWidth: '25%',
  textAlign: 'end',
} as const;
