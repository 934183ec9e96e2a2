import { layout, times } from '@contract/limits';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import type { Notification } from '@client/shared/services/notifications';
import { useServices } from '@client/shared/services/useServices';
import { highWindow } from './theme/componentStyles';

const show = ({ text, variant, action }: Notification): void => {
  enqueueSnackbar(text, {
    variant,
    ...(action
      ? {
          action: (key) =>
            [action].flat().map(({ label, run }) => (
              <Button
                key={label}
                color="inherit"
                size="small"
                onClick={() => {
                  closeSnackbar(key);
                  run();
                }}
              >
                {label}
              </Button>
            )),
        }
      : {}),
  });
};

/** Renders snackbars: at most three, each for 6.5 seconds, without duplicates. */
export function SnackbarArea() {
  const { notifications } = useServices();
  useEffect(() => notifications.attach(show), [notifications]);
  return (
    <>
      <GlobalStyles styles={snackbarStyles} />
      <SnackbarProvider maxSnack={times.snackbars} autoHideDuration={times.snackbarMs} preventDuplicate />
    </>
  );
}

/**
 * Background colors with enough contrast for white text in both themes: the green and orange of notistack are too pale.
 */
const backgrounds = { success: '#1b7f4b', error: '#c62f2f', warning: '#a15c00', info: '#1462b8' } as const;

const snackbarStyles = ({ typography, shape }: Theme) => ({
  '.notistack-MuiContent': {
    fontFamily: `${typography.fontFamily ?? ''} !important`,
    borderRadius: `${shape.borderRadius}px !important`,
    boxShadow: '0 12px 32px rgba(10, 16, 20, 0.28) !important',
  },
  // Above the cookie notice, so that neither covers the other.
  [`@media (max-width: ${layout.wide}px)`]: {
    [highWindow]: { 'html:has([data-notice]) .notistack-SnackbarContainer': { bottom: 'var(--notice)' } },
  },
  ...Object.fromEntries(
    Object.entries(backgrounds).map(([variant, backgroundColor]) => [
      `.notistack-MuiContent-${variant}`,
      { backgroundColor: `${backgroundColor} !important`, color: '#fff !important' },
    ]),
  ),
});
