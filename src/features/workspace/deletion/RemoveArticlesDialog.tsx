import './texts';
import type { SelectableArticle } from '@contract/workspaceArticles';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { DeletionConsequences } from './DeletionConsequences';
import { movesToTrash } from './movesToTrash';

interface RemoveArticlesDialogProps {
  open: boolean;
  ownerId: string;
  /** True if the workspace is the user's own. */
  isOwn: boolean;
  articles: readonly SelectableArticle[];
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before articles are deleted from a workspace, and says what happens to those the user wrote. */
export function RemoveArticlesDialog({ ownerId, isOwn, articles, ...shared }: RemoveArticlesDialogProps) {
  // Keeps the articles, so that the text doesn't change while the dialog fades out.
  const [last, setLast] = useState(articles);
  if (shared.open && articles.length > 0 && articles !== last) setLast(articles);
  const shown = shared.open && articles.length > 0 ? articles : last;
  const trashed = movesToTrash(shown, isOwn);
  const trashedIds = new Set(trashed.map(({ id }) => id));
  const removed = shown.filter(({ id }) => !trashedIds.has(id));
  // Nobody finds a draft by searching.
  const isSearchable = removed.every(({ isOwn: own, publishedVersion }) => !own || publishedVersion !== null);
  const unpublishes = trashed.some(({ publishedVersion }) => publishedVersion !== null);
  return (
    <ConfirmDialog
      {...shared}
      title={t('deletion.question', { count: shown.length })}
      text={
        <>
          {removed.length > 0
            ? t(isSearchable ? 'deletion.searchable' : 'deletion.removed', { count: removed.length })
            : null}
          {trashed.length > 0 && shared.open ? <DeletionConsequences ownerId={ownerId} articles={trashed} /> : null}
        </>
      }
      confirm={t(unpublishes ? 'deletion.unpublish' : 'action.delete')}
      danger
    />
  );
}
