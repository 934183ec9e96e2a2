import type { ProfileDetail } from '@contract/topic';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDeleteTopicMutation } from '@client/api/data/topics';
import { FavouriteToggle } from '@client/features/favourites/FavouriteToggle';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import type { TopicLocation } from './topicFormValues';

const CopyTopicDialog = lazyComponent(async () => (await import('./CopyTopicDialog')).CopyTopicDialog, {
  dialog: true,
  prefetch: true,
});

interface TopicActionsProps {
  topic: ProfileDetail;
  place: TopicLocation;
  onCopied: () => void;
  onDeleted: () => void;
}

/** The actions on an existing topic: Favorite, Copy, and Delete. */
export function ExistingTopicActions({ topic, place, onCopied, onDeleted }: TopicActionsProps) {
  const [open, setOpen] = useState<'copy' | 'delete' | null>(null);
  const [deleteTopic, { isLoading }] = useDeleteTopicMutation();
  const owner = place.type === 'COMPANY' ? place.departmentId : undefined;
  const remove = async (): Promise<void> => {
    const { error } = await deleteTopic({ id: topic.id, profileGroupId: place.groupId, owner });
    setOpen(null);
    if (!error) onDeleted();
  };
  const copied = (): void => {
    setOpen(null);
    onCopied();
  };
  return (
    <>
      <FavouriteToggle topic={topic} />
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<ContentCopy />}
        onClick={() => setOpen('copy')}
      >
        {t('topicForm.copy')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        startIcon={<DeleteOutlined />}
        onClick={() => setOpen('delete')}
      >
        {t('action.delete')}
      </Button>
      <ConfirmDialog
        open={open === 'delete'}
        title={t('topicForm.deleteTitle', { topicName: topic.name })}
        text={t('topics.deleteQuestion')}
        confirm={t('action.delete')}
        danger
        busy={isLoading}
        onConfirm={() => void remove()}
        onCancel={() => setOpen(null)}
      />
      {open === 'copy' ? (
        <CopyTopicDialog topic={topic} place={place} owner={owner} onClose={() => setOpen(null)} onCopied={copied} />
      ) : null}
    </>
  );
}
