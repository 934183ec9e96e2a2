import type { NewsDocument } from '@contract/newsml/newsDocument';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { useState } from 'react';
import { encodeArticle } from '@client/features/article-editor/articleXml';
import { selectOnline } from '@client/features/network/networkSlice';
import { selectIsAdmin } from '@client/features/session/sessionSelectors';
import { LazyPublishDialog } from '@client/features/workspace/publish/LazyPublishDialog';
import { useAppSelector } from '@client/shared/redux/hooks';
import { conflictOf, type Conflict } from './conflict';
import { LazyConflictDialog } from './LazyConflictDialog';

interface SaveAndPublishProps {
  /** The workspace that holds the article. */
  ownerId: string;
  /** The stored article; undefined for a new one. */
  article: WorkspaceArticle | undefined;
  /** What the form holds. */
  mine: NewsDocument;
  /** The version that was changed; null for a new article. */
  version: number | null;
  /** The idempotency key of a new article. */
  creationKey: string;
  onPublished: () => void;
  /** Called when the user prefers a version that somebody else saved meanwhile. */
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks where to publish what the form holds, and saves and publishes it in one step. */
export function SaveAndPublish({
  ownerId,
  article,
  mine,
  creationKey,
  onPublished,
  onDiscard,
  onClose,
  ...form
}: SaveAndPublishProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const online = useAppSelector(selectOnline);
  const [version, setVersion] = useState(form.version);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const unsaved = {
    article: encodeArticle(mine),
    ...(article ? { articleId: article.id } : { key: creationKey }),
    ...(version !== null && { version }),
  };
  return (
    <>
      <LazyPublishDialog
        ownerId={ownerId}
        articles={article ? [article] : []}
        unsaved={unsaved}
        isAdmin={isAdmin}
        online={online}
        onPublished={onPublished}
        onConflict={(error) => setConflict(conflictOf(error))}
        onClose={onClose}
      />
      {conflict && article ? (
        <LazyConflictDialog
          conflict={conflict}
          mine={mine}
          articleId={article.id}
          ownerId={ownerId}
          // Back to the dialog that publishes, whose next attempt overwrites that version.
          onOverwrite={() => {
            setVersion(conflict.version);
            setConflict(null);
          }}
          onDiscard={onDiscard}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
