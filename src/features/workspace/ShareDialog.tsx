import type { SavedItem, WorkspaceGroup } from '@contract/workspaceArticles';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { errorText } from '@client/api/errorText';
import { useWorkspaceGroupsQuery } from '@client/api/iam/groupManagement';
import { useSaveItemsMutation, useShareArticlesMutation } from '@client/api/workspace/articles';
import { personName } from '@client/shared/texts/personName';
import { t } from '@client/shared/texts/t';
import { toggleMember } from '@client/shared/list/toggleMember';
import { useServices } from '@client/shared/services/useServices';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';

export interface ShareDialogProps {
  items: readonly SavedItem[];
  /** The owner id of the user who shares. */
  ownId: string;
  /** The workspace that the articles are shared from, which isn't offered; null if they are in none. */
  fromId: string | null;
  onClose: () => void;
  /** Called after sharing: the selection can be cleared. */
  onShared?: (() => void) | undefined;
}

/**
 * The dialog that shares articles to workspaces of user groups, or saves them to the user's own. Articles that are
 * already there are skipped and reported.
 */
export function ShareDialog({ items, ownId, fromId, onClose, onShared }: ShareDialogProps) {
  const { notifications } = useServices();
  const id = useId();
  const groups = useWorkspaceGroupsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [save, saving] = useSaveItemsMutation();
  const [shareArticles, sharing] = useShareArticlesMutation();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const targets = groups.data?.workspaces.filter(({ ownerId }) => ownerId !== fromId) ?? [];

  const toggleTarget = (ownerId: string): void => setSelectedIds(toggleMember(selectedIds, ownerId));
  const share = async (): Promise<void> => {
    if (selectedIds.size === 0) {
      notifications.show({ text: t('sharing.selectFirst'), variant: 'info' });
      return;
    }
    const ownerIds = [...selectedIds];
    const results =
      fromId === null
        ? (await save({ ownerIds, items })).data?.items
        : // In a workspace, an article has the id of its item, or is one that somebody wrote.
          (await shareArticles({ ownerId: fromId, articleIds: items.map(({ itemId }) => itemId), ownerIds })).data
            ?.articles;
    // The groups stay checked, so that the user can retry.
    if (!results) return;
    const added = results.filter(({ status }) => status === 'ADDED').length;
    if (added > 0) notifications.success(t(items.length === 1 ? 'sharing.shared' : 'sharing.manyShared'));
    if (added < results.length) {
      const text = t(items.length === 1 ? 'saving.present' : added > 0 ? 'sharing.ignored' : 'saving.allPresent');
      notifications.show({ text, variant: 'info' });
    }
    onShared?.();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{t('sharing.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2" sx={{ mb: 1 }}>
          {t('sharing.note', { count: items.length })}
        </DialogContentText>
        {!groups.data && groups.isError ? (
          <ErrorState
            title={t('sharing.failed')}
            error={errorText(groups.error)}
            onRetry={() => void groups.refetch()}
          />
        ) : !groups.data ? (
          <Skeletons count={3} shape="line" />
        ) : (
          <Stack role="group" aria-label={t('sharing.groups')}>
            {fromId === ownId ? null : (
              <TargetCheckbox
                label={t('sharing.personal')}
                checked={selectedIds.has(ownId)}
                onTick={() => toggleTarget(ownId)}
              />
            )}
            {targets.map((group) => (
              <TargetCheckbox
                key={group.id}
                label={nameWithOwner(group)}
                checked={selectedIds.has(group.ownerId)}
                onTick={() => toggleTarget(group.ownerId)}
              />
            ))}
            {targets.length === 0 ? <EmptyState title={t('sharing.noGroups')} /> : null}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {t('action.cancel')}
        </Button>
        <BusyButton
          variant="contained"
          disabled={!groups.data}
          loading={saving.isLoading || sharing.isLoading}
          onClick={() => void share()}
        >
          {t('sharing.share')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

function TargetCheckbox({ label, checked, onTick }: { label: string; checked: boolean; onTick: () => void }) {
  return (
    <FormControlLabel
      control={<Checkbox size="small" checked={checked} onChange={onTick} />}
      label={label}
      slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
    />
  );
}

function nameWithOwner({ name, members }: WorkspaceGroup): string {
  const owner = members.find(({ isOwner }) => isOwner);
  if (!owner) return name;
  return t('sharing.owner', { name, owner: personName(owner) });
}
