import './texts';
import { limits } from '@contract/limits';
import type { SavedItem, WorkspaceArticle } from '@contract/workspaceArticles';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import { useState } from 'react';
import { BarAction } from '@client/shared/list/BarAction';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { hasDraft, selectCanSendEmail } from './canSendEmail';
import { LazyEmailDialog } from './LazyEmailDialog';

interface SendSelectedButtonProps {
  articles: readonly (SavedItem & Partial<Pick<WorkspaceArticle, 'state'>>)[];
  /** The workspace that the articles are in; null if they are in none. */
  fromId: string | null;
  /** Called after sending: the selection can be cleared. */
  onSent: () => void;
}

/**
 * The Send button of a list of articles, by email: disabled, with the reason, if a draft is selected. Without a
 * selection it shows what to do first.
 */
export function SendSelectedButton({ articles, fromId, onSent }: SendSelectedButtonProps) {
  const { notifications } = useServices();
  const canSend = useAppSelector(selectCanSendEmail);
  const [isOpen, setOpen] = useState(false);
  if (!canSend) return null;
  const reason = hasDraft(articles.flatMap(({ state }) => (state ? [{ state }] : []))) ? t('email.drafts') : null;
  const open = (): void => {
    const inform = (text: string) => notifications.show({ text, variant: 'info' });
    if (articles.length === 0) inform(t('email.selectFirst'));
    else if (articles.length > limits.emailArticles) inform(t('email.tooManyArticles', { n: limits.emailArticles }));
    else setOpen(true);
  };
  return (
    <BarAction
      icon={<ForwardToInboxOutlined />}
      label={t('email.send')}
      // Without a selection, the key is for the article in the reading pane.
      shortcut={articles.length > 0 ? 'e' : undefined}
      reason={reason}
      onClick={open}
      dialog={
        isOpen ? (
          <LazyEmailDialog
            items={articles.map(({ itemId, itemVersion }) => ({ itemId, itemVersion }))}
            fromId={fromId}
            onClose={() => setOpen(false)}
            onSent={onSent}
          />
        ) : null
      }
    />
  );
}
