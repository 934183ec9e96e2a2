import './dialogTexts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { currentUserEndpoints } from '@client/api/iam/currentUser';
import { settingsChanged } from '@client/features/session/sessionSlice';
import { t } from '@client/shared/texts/t';
import { useAppDispatch } from '@client/shared/redux/hooks';
import { AlertPicture, SearchPicture, TopicsPicture } from './TourPictures';

const steps = [
  { title: 'tour.1.title', text: 'tour.1.text', Picture: TopicsPicture },
  { title: 'tour.2.title', text: 'tour.2.text', Picture: SearchPicture },
  { title: 'tour.3.title', text: 'tour.3.text', Picture: AlertPicture },
] as const;

/** The welcome tour in three steps. Closing it at any step sets the flag and saves the settings. */
export function TourDialog() {
  const dispatch = useAppDispatch();
  const onClose = () => {
    const loggedInBefore = true;
    dispatch(settingsChanged({ loggedInBefore }));
    void dispatch(currentUserEndpoints.endpoints.saveGeneralSettings.initiate({ loggedInBefore }, { track: false }));
  };
  const [at, setAt] = useState(0);
  const step = steps[at] ?? steps[0];
  const last = at === steps.length - 1;
  return (
    <Dialog open onClose={onClose} aria-labelledby="tour-title" maxWidth="xs" fullWidth>
      <DialogTitle id="tour-title">{t('tour.title')}</DialogTitle>
      <DialogContent>
        <Box sx={picture}>
          <step.Picture />
        </Box>
        <Box aria-live="polite" sx={{ minHeight: { xs: 148, sm: 116 } }}>
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
        {last ? null : (
          <Button onClick={onClose} color="inherit" sx={{ ml: -1.75, minWidth: 0 }}>
            {t('tour.skip')}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        {at > 0 ? <Button onClick={() => setAt(at - 1)}>{t('action.back')}</Button> : null}
        <Button variant="contained" autoFocus onClick={() => (last ? onClose() : setAt(at + 1))}>
          {t(last ? 'tour.finish' : 'tour.next')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const picture = {
  mb: 2,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'soft',
  '& > svg': { display: 'block', width: '100%', height: 'auto' },
} as const;
