import '../sendingTexts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { t } from '@client/shared/texts/t';
import { VirtualList } from '@client/shared/list/VirtualList';

/** Articles that prevent sending: drafts (`states`), or articles no longer in the workspace (`gone`). */
export interface Problem {
  kind: 'states' | 'gone';
  articles: readonly { id: string; title: string }[];
}

export interface ProblemDialogProps {
  problem: Problem;
  /** Deselects these articles; null if they are no longer in the list. */
  onDeselect: (() => void) | null;
  onClose: () => void;
}

/** Shows which articles prevent sending the newsletter, and why. */
export function ProblemDialog({ problem: { kind, articles }, onDeselect, onClose }: ProblemDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{t(`newsletter.${kind}Title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2" id={`${id}-text`} sx={{ mb: 1.5 }}>
          {t(kind === 'states' ? 'error.NEWSLETTER_STATES' : 'newsletter.goneText')}
        </DialogContentText>
        <VirtualList
          label={t(`newsletter.${kind}List`)}
          rows={6}
          items={articles.map(({ id: articleId, title }) => ({ id: articleId, name: title }))}
        />
      </DialogContent>
      <DialogActions>
        {onDeselect ? (
          <Button color="inherit" onClick={onDeselect}>
            {t('newsletter.takeOut')}
          </Button>
        ) : null}
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
