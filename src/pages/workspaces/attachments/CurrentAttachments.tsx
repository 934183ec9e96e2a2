import type { NewsAttachment } from '@contract/newsml/newsDocument';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '@client/api/errorText';
import { AttachmentLine } from '@client/features/workspace/attachments/AttachmentLine';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import type { Attachments } from './useAttachments';

interface CurrentAttachmentsProps extends Attachments {
  canManage: boolean;
}

/** The attachments that an article has; each can be opened, and removed. */
export function CurrentAttachments({ attachments, error, retry, saving, change, canManage }: CurrentAttachmentsProps) {
  const { notifications } = useServices();
  const list = useRef<HTMLUListElement>(null);
  // Kept while the dialog fades out, so that its text doesn't change.
  const [asked, setAsked] = useState<NewsAttachment | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const wasRemoved = useRef(false);
  useEffect(() => {
    // The row with the button that opened the question is gone.
    if (!isAsking && wasRemoved.current) list.current?.focus();
    wasRemoved.current = false;
  }, [isAsking]);

  const remove = async (removed: NewsAttachment): Promise<void> => {
    const isSaved = await change((before) => before.filter((one) => !isSameAttachment(one, removed)));
    wasRemoved.current = isSaved;
    setIsAsking(false);
    if (isSaved) notifications.success(t('attachments.deleted'));
  };
  if (!attachments)
    return error ? (
      <ErrorState title={t('attachments.failed')} error={errorText(error)} onRetry={retry} />
    ) : (
      <Skeletons count={3} shape="line" />
    );
  return (
    <>
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label={t('attachments.tab.current')}
        sx={{ listStyle: 'none', m: 0, p: 0, outline: 'none' }}
      >
        {attachments.map((one, index) => (
          <AttachmentLine
            key={`${one.id}${one.link}${index}`}
            attachment={one}
            action={
              canManage ? (
                <IconButton
                  size="small"
                  aria-label={t('attachments.delete', { name: one.headline || one.link })}
                  onClick={() => {
                    setAsked(one);
                    setIsAsking(true);
                  }}
                >
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              ) : null
            }
          />
        ))}
      </Box>
      {attachments.length === 0 ? <EmptyState title={t('attachments.none')} /> : null}
      <ConfirmDialog
        open={isAsking}
        title={t('attachments.deleteQuestion')}
        text={t('attachments.deleteNote', { name: asked?.headline ?? '' })}
        confirm={t('action.delete')}
        danger
        busy={saving}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          if (asked) void remove(asked);
        }}
      />
    </>
  );
}

/** True for the same file, article, or page; the address of a file differs each time it is read. */
const isSameAttachment = (one: NewsAttachment, other: NewsAttachment): boolean =>
  one.type === other.type &&
  one.headline === other.headline &&
  (one.type === 'link' ? one.link === other.link : one.id === other.id);
