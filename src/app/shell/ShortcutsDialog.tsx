import './dialogTexts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { selectCanSendEmail } from '@client/features/workspace/email/canSendEmail';
import { useAppSelector } from '@client/shared/redux/hooks';
import { t } from '@client/shared/texts/t';

const shortcuts = [
  { keys: '/', text: 'shortcuts.search' },
  { keys: '?', text: 'shortcuts.help' },
  { keys: 'j', text: 'shortcuts.next' },
  { keys: 'k', text: 'shortcuts.previous' },
  { keys: 'x', text: 'shortcuts.select' },
  { keys: 'X', text: 'shortcuts.selectRange' },
  { keys: 'o', text: 'shortcuts.open' },
  { keys: 'p', text: 'shortcuts.pane' },
  { keys: 'n', text: 'shortcuts.nextMark' },
  { keys: 'N', text: 'shortcuts.previousMark' },
  { keys: 's', text: 'shortcuts.save' },
  { keys: 'e', text: 'shortcuts.email' },
  { keys: 'f', text: 'shortcuts.favourite' },
  { keys: 't', text: 'shortcuts.star' },
  { keys: 'Esc', text: 'shortcuts.close' },
] as const;

/** The dialog that lists the keyboard shortcuts that the user has. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const canSend = useAppSelector(selectCanSendEmail);
  const listed = shortcuts.filter(({ keys }) => keys !== 'e' || canSend);
  return (
    <Dialog open onClose={onClose} aria-labelledby="shortcuts-title" maxWidth="xs" fullWidth>
      <DialogTitle id="shortcuts-title">{t('shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            pt: 0.5, // without it, the scroll container would clip the first key's border
            display: 'grid',
            gridTemplateColumns: '64px 1fr',
            rowGap: 1.25,
            alignItems: 'center',
            typography: 'body2',
          }}
        >
          {listed.map(({ keys, text }) => (
            <Box key={keys} sx={{ display: 'contents' }}>
              <Box component="dt">
                <Box
                  component="kbd"
                  sx={{
                    px: 1,
                    py: 0.25,
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: '4px',
                    bgcolor: 'quiet',
                    fontFamily: 'inherit',
                  }}
                >
                  {keys}
                </Box>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {t(text)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
