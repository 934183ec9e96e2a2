import type { Newsletter } from '@contract/newsletters';
import { errorText } from '@client/api/errorText';
import { useNewsletterContentQuery } from '@client/api/workspace/newsletters';
import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { MailDialog } from '@client/shared/ui/mail/MailDialog';

export interface SentMailDialogProps {
  ownerId: string;
  newsletter: Newsletter;
  onClose: () => void;
}

/** A dialog with the email of a sent newsletter. */
export function SentMailDialog({ ownerId, newsletter, onClose }: SentMailDialogProps) {
  const { data, error, refetch } = useNewsletterContentQuery({ ownerId, id: newsletter.id });
  return (
    <MailDialog
      title={newsletter.subject}
      mail={data?.content}
      error={
        error ? (
          <ErrorState title={t('newsletter.contentFailed')} error={errorText(error)} onRetry={() => void refetch()} />
        ) : null
      }
      onClose={onClose}
    />
  );
}
