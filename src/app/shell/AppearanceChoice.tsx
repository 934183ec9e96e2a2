import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { modeChosen, selectMode, type ThemeMode } from '@client/features/preferences/preferencesSlice';
import type { TextKey } from '@client/shared/texts/t';
import { t } from '@client/shared/texts/t';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { MenuHeading } from './MenuHeading';

const modes: readonly { mode: ThemeMode; text: TextKey }[] = [
  { mode: 'system', text: 'shell.theme.system' },
  { mode: 'light', text: 'shell.theme.light' },
  { mode: 'dark', text: 'shell.theme.dark' },
];

interface AppearanceChoiceProps {
  /** Passed by MUI's menu to its items, for keyboard focus. */
  autoFocus?: boolean;
}

/** The appearance items of the account menu: system, light, dark. */
export function AppearanceChoice(_props: AppearanceChoiceProps) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectMode);
  return (
    <>
      <MenuHeading text={t('shell.theme')} />
      <Box component="li" role="presentation" sx={{ px: 1.75, pb: 0.5 }}>
        <Box component="ul" role="group" aria-label={t('shell.theme')} sx={group}>
          {modes.map(({ mode, text }) => (
            <MenuItem
              key={mode}
              role="menuitemradio"
              aria-checked={chosen === mode}
              // Only the class, not the `selected` prop: the menu would focus a selected item when it opens, instead of
              // the first one.
              className={chosen === mode ? 'Mui-selected' : ''}
              onClick={() => dispatch(modeChosen(mode))}
              sx={{ flex: 1, justifyContent: 'center', mx: 0, minHeight: 30, py: 0.25 }}
            >
              {t(text)}
            </MenuItem>
          ))}
        </Box>
      </Box>
    </>
  );
}

const group = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  p: 0.5,
  m: 0,
  listStyle: 'none',
  bgcolor: 'quiet',
  borderRadius: 1,
} as const;
