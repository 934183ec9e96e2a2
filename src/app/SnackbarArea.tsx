import { times } from '@contract/limits';
import Button from '@mui/material/Button';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { attachNotices, type Notice } from '@client/shared/ui/notify';

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
  return <SnackbarProvider maxSnack={times.snackbars} autoHideDuration={times.snackbarMs} preventDuplicate />;
}
