import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { selectOnline } from '@client/features/network/networkSlice';
import { t } from '@client/shared/lib/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';

/** Comes and goes with the line; what was kept can be read on behind it. */
export function OfflineDialog() {
  const online = useAppSelector(selectOnline);
  return online ? null : <Offline />;
}

function Offline() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="offline-title" maxWidth="xs" fullWidth>
      <DialogTitle id="offline-title" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <CloudOffOutlined sx={{ color: 'text.secondary' }} />
        {t('offline.title')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2">{t('offline.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setOpen(false)} autoFocus>
          {t('offline.continue')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
