import { layout, times } from '@contract/limits';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import type { Notification } from '@client/shared/services/notifications';
import { useServices } from '@client/shared/services/useServices';
import { highWindow } from './theme/components';

const show = ({ text, variant, action }: Notification): void => {
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
  const { notifications } = useServices();
  useEffect(() => notifications.attach(show), [notifications]);
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
