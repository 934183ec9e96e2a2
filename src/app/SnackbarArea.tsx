import { times } from '@contract/limits';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import type { Notification } from '@client/shared/services/notifications';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { highWindow } from './theme/componentStyles';

const show = ({ text, variant, action, lasting }: Notification): void => {
  enqueueSnackbar(text, {
    variant,
    ...(lasting === undefined ? {} : { key: lasting, persist: true }),
    ...(action || lasting !== undefined
      ? {
          action: (key) => (
            <>
              {[action ?? []].flat().map(({ label, run }) => (
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
              ))}
              {lasting === undefined ? null : (
                <IconButton
                  color="inherit"
                  size="small"
                  aria-label={t('action.close')}
                  sx={{ color: 'inherit' }}
                  onClick={() => closeSnackbar(key)}
                >
                  <Close fontSize="small" />
                </IconButton>
              )}
            </>
          ),
        }
      : {}),
  });
};

// notistack assigns closeSnackbar when its provider mounts: it is undefined before.
const drawing = { show, close: (name: string): void => closeSnackbar(name) };

/** Renders snackbars: at most three, each for 6.5 seconds unless it is a lasting one, without duplicates. */
export function SnackbarArea() {
  const { notifications } = useServices();
  useEffect(() => notifications.attach(drawing), [notifications]);
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
  [highWindow]: { 'html:has([data-notice]) .notistack-SnackbarContainer': { bottom: 'var(--notice)' } },
  ...Object.fromEntries(
    Object.entries(backgrounds).map(([variant, backgroundColor]) => [
      `.notistack-MuiContent-${variant}`,
      { backgroundColor: `${backgroundColor} !important`, color: '#fff !important' },
    ]),
  ),
});
