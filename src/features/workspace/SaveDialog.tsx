import type { SavedItem } from '@contract/workspaceArticles';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useEffectEvent, useId } from 'react';
import { errorText } from '@client/api/errorText';
import { useSavedItemsMutation, useSaveItemsMutation } from '@client/api/workspace/articles';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';

export interface SaveDialogProps {
  items: readonly SavedItem[];
  onClose: () => void;
  /** Called after saving: the selection can be cleared. */
  onSaved?: (() => void) | undefined;
}

/** The dialog that saves articles to the user's own workspace. It shows which are already there; those are skipped. */
export function SaveDialog({ items, onClose, onSaved }: SaveDialogProps) {
  const { notifications } = useServices();
  const id = useId();
  const [loadSaved, savedItems] = useSavedItemsMutation();
  const [save, saving] = useSaveItemsMutation();
  const check = useEffectEvent(() => void loadSaved({ items }));
  useEffect(() => check(), []);

  const presentIds = new Set(
    savedItems.data?.items.filter(({ status }) => status === 'SAVED').map(({ itemId }) => itemId) ?? [],
  );
  const newItems = items.filter(({ itemId }) => !presentIds.has(itemId));
  const confirm = async (): Promise<void> => {
    const { data } = await save({ items: newItems });
    if (!data) return;
    // Some may have been saved in another tab meanwhile; they are in the workspace all the same.
    notifications.success(t(newItems.length === 1 ? 'saving.saved' : 'saving.manySaved'));
    onSaved?.();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{t('saving.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2" sx={{ mb: 2 }}>
          {t('saving.question', { count: items.length })}
        </DialogContentText>
        {savedItems.error ? (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={() => void loadSaved({ items })}>
                {t('action.retry')}
              </Button>
            }
          >
            {t('saving.failed')} {errorText(savedItems.error)}
          </Alert>
        ) : savedItems.data ? (
          <Present all={items.length} present={presentIds.size} />
        ) : (
          <DialogContentText variant="body2" role="status">
            {t('saving.checking')}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {t('action.cancel')}
        </Button>
        <BusyButton
          variant="contained"
          disabled={!savedItems.data || newItems.length === 0}
          loading={saving.isLoading}
          onClick={() => void confirm()}
        >
          {t('saving.save')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

function Present({ all, present }: { all: number; present: number }) {
  if (present === 0) return null;
  if (present === all) {
    return <Alert severity="warning">{t(all === 1 ? 'saving.present' : 'saving.allPresent')}</Alert>;
  }
  return <Alert severity="info">{t('saving.somePresent', { count: present })}</Alert>;
}
