import './texts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { t } from '@client/shared/texts/t';
import { VirtualList } from '@client/shared/list/VirtualList';

/** Articles that stand in the way of sending. */
export interface Problem {
  kind: 'states' | 'gone';
  articles: readonly { id: string; title: string }[];
}

export interface ProblemDialogProps {
  problem: Problem;
  /** Goes on without these articles; null where they are gone from the list already. */
  onTakeOut: (() => void) | null;
  onClose: () => void;
}

/** Sending stops: it says which articles are drafts, or have left the workspace. */
export function ProblemDialog({ problem: { kind, articles }, onTakeOut, onClose }: ProblemDialogProps) {
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
          {t(kind === 'states' ? 'newsletter.states' : 'newsletter.goneText')}
        </DialogContentText>
        <VirtualList
          label={t(`newsletter.${kind}List`)}
          rows={6}
          items={articles.map(({ id: articleId, title }) => ({ id: articleId, name: title }))}
        />
      </DialogContent>
      <DialogActions>
        {onTakeOut ? (
          <Button color="inherit" onClick={onTakeOut}>
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
