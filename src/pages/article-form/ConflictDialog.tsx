import type { NewsDocument } from '@contract/newsml/newsDocument';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { errorText } from '@client/api/errorText';
import { useOwnArticleVersionQuery } from '@client/api/workspace/ownArticles';
import { decodeArticle } from '@client/features/article-editor/readArticleXml';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import type { Conflict } from './conflict';
import { VersionDifference } from './VersionDifference';

export interface ConflictDialogProps {
  conflict: Conflict;
  articleId: string;
  ownerId: string;
  /** What would be saved. */
  mine: NewsDocument;
  onOverwrite: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** Shows who saved the article meanwhile, and asks whether to overwrite that version or to discard the changes here. */
export function ConflictDialog({ conflict, mine, onOverwrite, onDiscard, onClose, ...article }: ConflictDialogProps) {
  const id = useId();
  const dates = useDates();
  const [comparing, setComparing] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  const { version, savedBy, isByUser, saved } = conflict;
  const name = savedBy || t('conflict.somebody');
  const compare = (): void => {
    // The focused button is removed.
    back.current?.focus();
    setComparing(true);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={comparing ? 'md' : 'sm'}
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{t(isByUser ? 'conflict.ownTitle' : 'overwrite.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {t(isByUser ? 'conflict.ownText' : 'conflict.text', { name, version, date: dates.minute(saved) })}
        </DialogContentText>
        {comparing ? <Comparison {...article} version={version} mine={mine} /> : null}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {comparing ? null : (
          <Button color="inherit" onClick={compare} sx={{ mr: 'auto' }}>
            {t('conflict.compare')}
          </Button>
        )}
        <Button color="error" onClick={onDiscard}>
          {t('conflict.discard')}
        </Button>
        <Button color="error" onClick={onOverwrite}>
          {t('overwrite.confirm')}
        </Button>
        <Button ref={back} variant="contained" autoFocus onClick={onClose}>
          {t('overwrite.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Comparison({
  articleId,
  ownerId,
  version,
  mine,
}: Pick<ConflictDialogProps, 'articleId' | 'ownerId' | 'mine'> & { version: number }) {
  const { data, error, refetch } = useOwnArticleVersionQuery({ id: articleId, ownerId, version });
  if (error) return <ErrorState error={errorText(error)} onRetry={() => void refetch()} />;
  if (!data?.document) return <Skeletons count={3} />;
  return (
    <VersionDifference
      before={{ title: t('versions.version', { version }), document: decodeArticle(data.document.article) }}
      after={{ title: t('conflict.yours'), document: mine }}
    />
  );
}
