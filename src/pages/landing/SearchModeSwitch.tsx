import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { t } from '@client/shared/texts/t';
import type { SearchMode } from './searchPath';

interface SearchModeSwitchProps {
  mode: SearchMode;
  onChange: (mode: SearchMode) => void;
}

const modes = [
  { mode: 'content', text: 'search.content' },
  { mode: 'topics', text: 'search.topics' },
] as const;

/** Switches the search between content and topics: radio buttons styled as a segmented control. */
export function SearchModeSwitch({ mode, onChange }: SearchModeSwitchProps) {
  return (
    <Box role="radiogroup" aria-label={t('landing.mode')} sx={group}>
      {modes.map((option) => (
        <Box component="label" key={option.mode} sx={optionStyles}>
          <input
            type="radio"
            name="search-mode"
            value={option.mode}
            checked={mode === option.mode}
            onChange={() => onChange(option.mode)}
          />
          {t(option.text)}
        </Box>
      ))}
    </Box>
  );
}

const group = {
  display: 'flex',
  width: 'fit-content',
  mx: 'auto',
  mb: 1.5,
  p: 0.5,
  gap: 0.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  // The selected option is lighter than the others in both themes.
  bgcolor: ({ palette }: Theme) => (palette.mode === 'light' ? palette.quiet : palette.background.default),
} as const;

const optionStyles = {
  position: 'relative',
  px: 1.75,
  py: 0.5,
  borderRadius: 0.75,
  typography: 'body2',
  fontWeight: 560,
  color: 'text.secondary',
  cursor: 'pointer',
  '&:hover': { color: 'text.primary' },
  '&:has(:checked)': {
    bgcolor: ({ palette }: Theme) => (palette.mode === 'light' ? palette.background.paper : palette.quiet),
    color: 'primary.main',
    boxShadow: '0 1px 2px rgba(10, 16, 20, 0.14)',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
  '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' },
} as const;
