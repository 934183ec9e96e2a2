import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { t } from '@client/shared/lib/texts/t';

/** What is said while the line is down; what was kept can be read on behind it. */
export function OfflineDialog() {
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
