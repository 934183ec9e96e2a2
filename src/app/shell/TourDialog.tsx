import FolderSpecialOutlined from '@mui/icons-material/FolderSpecialOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '@client/shared/lib/texts/t';

const steps = [
  { title: 'tour.1.title', text: 'tour.1.text', Icon: FolderSpecialOutlined },
  { title: 'tour.2.title', text: 'tour.2.text', Icon: SearchOutlined },
  { title: 'tour.3.title', text: 'tour.3.text', Icon: MarkEmailReadOutlined },
] as const;

/** Three short steps; it can be left at any of them. */
export function TourDialog({ onClose }: { onClose: () => void }) {
  const [at, setAt] = useState(0);
  const step = steps[at] ?? steps[0];
  const last = at === steps.length - 1;
  return (
    <Dialog open onClose={onClose} aria-labelledby="tour-title" maxWidth="xs" fullWidth>
      <DialogTitle id="tour-title">{t('tour.title')}</DialogTitle>
      <DialogContent>
        <Box sx={picture}>
          <step.Icon sx={{ fontSize: 44 }} />
        </Box>
        <Box aria-live="polite" sx={{ minHeight: 128 }}>
          <Typography variant="caption" color="textSecondary">
            {t('tour.step', { step: at + 1, steps: steps.length })}
          </Typography>
          <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
            {t(step.title)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t(step.text)}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit" sx={{ mr: 'auto' }}>
          {t('tour.skip')}
        </Button>
        {at > 0 ? <Button onClick={() => setAt(at - 1)}>{t('tour.back')}</Button> : null}
        <Button variant="contained" autoFocus onClick={() => (last ? onClose() : setAt(at + 1))}>
          {t(last ? 'tour.finish' : 'tour.next')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const picture = {
  display: 'grid',
  placeItems: 'center',
  height: 128,
  mb: 2,
  borderRadius: 1,
  bgcolor: 'soft',
  color: 'primary.main',
} as const;
