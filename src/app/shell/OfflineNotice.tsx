import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createPortal } from 'react-dom';
import { selectOnline } from '@client/features/network/networkSlice';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';

/**
 * The offline dialog, shown while the browser is offline; closing it allows reading the persisted data. The browser's
 * own <dialog>: MUI's would have to be loaded first, and the network may fail within the first seconds.
 */
export function OfflineNotice() {
  return useAppSelector(selectOnline)
    ? null
    : createPortal(
        <Box
          component="dialog"
          role="dialog"
          closedby="any"
          aria-labelledby="offline-title"
          ref={(dialog: HTMLDialogElement) => {
            dialog.showModal();
            return () => dialog.close();
          }}
          sx={look}
        >
          <Box component="h2" id="offline-title" sx={{ typography: 'h3', m: 0, mb: 1 }}>
            {t('offline.title')}
          </Box>
          {t('offline.text')}
          <Box component="form" method="dialog" sx={{ mt: 2, textAlign: 'end' }}>
            <Button type="submit">{t('offline.continue')}</Button>
          </Box>
        </Box>,
        document.body,
      );
}

const look = {
  width: 380,
  maxWidth: 'calc(100vw - 64px)',
  boxSizing: 'border-box',
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  typography: 'body2',
  boxShadow: 16,
  '& h2': { color: 'text.primary' },
  '&::backdrop': { bgcolor: 'rgba(10, 16, 20, 0.5)' },
} as const;
