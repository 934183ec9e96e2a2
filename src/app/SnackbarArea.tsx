import { layout, times } from '@contract/limits';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { attachNotices, type Notice } from '@client/shared/ui/notify';
import { highWindow } from './theme/components';

const show = ({ text, variant, action }: Notice): void => {
  enqueueSnackbar(text, {
    variant,
    ...(action
      ? {
          action: (key) => (
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                closeSnackbar(key);
                action.run();
              }}
            >
              {action.label}
            </Button>
          ),
        }
      : {}),
  });
};

/** Three snackbars at most, 6.5 seconds each, none twice. */
export function SnackbarArea() {
  useEffect(() => attachNotices(show), []);
  return (
    <>
      <GlobalStyles styles={look} />
      <SnackbarProvider maxSnack={times.snackbars} autoHideDuration={times.snackbarMs} preventDuplicate />
    </>
  );
}

/** Grounds on which white text can be read, in both themes: the library's own green and orange are too pale. */
const grounds = { success: '#1b7f4b', error: '#c62f2f', warning: '#a15c00', info: '#1462b8' } as const;

const look = ({ typography, shape }: Theme) => ({
  '.notistack-MuiContent': {
    fontFamily: `${typography.fontFamily ?? ''} !important`,
    borderRadius: `${shape.borderRadius}px !important`,
    boxShadow: '0 12px 32px rgba(10, 16, 20, 0.28) !important',
  },
  // Above the notice about cookies, which would lie over them, or they over its button.
  [`@media (max-width: ${layout.wide}px)`]: {
    [highWindow]: { 'html:has([data-notice]) .notistack-SnackbarContainer': { bottom: 'var(--notice)' } },
  },
  ...Object.fromEntries(
    Object.entries(grounds).map(([variant, backgroundColor]) => [
      `.notistack-MuiContent-${variant}`,
      { backgroundColor: `${backgroundColor} !important`, color: '#fff !important' },
    ]),
  ),
});
