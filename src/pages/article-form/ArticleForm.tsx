import type { NewsDocument } from '@contract/newsml/newsDocument';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { useFormik } from 'formik';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '@client/api/errorText';
import {
  useCopyOwnArticleMutation,
  useCreateOwnArticleMutation,
  useSaveOwnArticleMutation,
} from '@client/api/workspace/ownArticles';
import { encodeArticle } from '@client/features/article-editor/articleXml';
import { useDictionary } from '@client/features/dictionaries/useDictionary';
import { selectCanPublish, selectUser } from '@client/features/session/sessionSelectors';
import { RemoveArticlesDialog } from '@client/features/workspace/deletion/RemoveArticlesDialog';
import { useArticleDeletion } from '@client/features/workspace/deletion/useArticleDeletion';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { LeaveGuard } from '@client/shared/ui/dialog/LeaveGuard';
import { createIdempotencyKey } from '@client/shared/ui/form/createIdempotencyKey';
import { articleDraft } from './articleDraft';
import { ArticleFormView } from './ArticleFormView';
import { areSameValues, articleSchema, documentOf, valuesOf, type ArticleValues } from './articleValues';
import { conflictOf, type Conflict } from './conflict';
import { LazyConflictDialog } from './LazyConflictDialog';
import { SaveAndPublish } from './SaveAndPublish';
import { usePendingUploads } from './usePendingUploads';
import { useVersionRestoring } from './useVersionRestoring';

const VersionHistoryDialog = lazyComponent(async () => (await import('./VersionHistoryDialog')).VersionHistoryDialog, {
  dialog: true,
});

interface ArticleFormProps {
  /** The stored article; undefined for a new one. */
  article: WorkspaceArticle | undefined;
  ownerId: string;
  /** The version that is edited; null for a new article. */
  version: number | null;
  document: NewsDocument;
  /** The path of the workspace. */
  back: string;
  /** Called when the form must start again with the stored article. */
  onReload: () => void;
}

/** The form of an own article: its state, the draft, saving, and leaving. */
export function ArticleForm({ article, ownerId, back, onReload, ...stored }: ArticleFormProps) {
  const articleId = article?.id;
  const { notifications } = useServices();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const mayPublish = useAppSelector(selectCanPublish);
  const isOwn = ownerId === user?.ownerId;
  const { items: categories } = useDictionary('contentCategories');
  // Frozen: the article may be read again in the background.
  const [{ document, version: storedVersion }] = useState(stored);
  const [initial] = useState(() => valuesOf(document));
  const drafts = articleDraft(user?.ownerId ?? '', ownerId, articleId);
  const [draft] = useState(drafts.kept);
  const [isRestored, setIsRestored] = useState(draft !== null);
  const [editor, setEditor] = useState({ round: 0, html: draft?.bodyHtml ?? document.bodyHtml });
  /** The body as the editor first wrote it, and as it is now. */
  const body = useRef({ initial: editor.html, read: () => editor.html });
  const base = draft?.version ?? storedVersion;
  /** Of a new article: a repeated request, also with later changes, must not create a second one. */
  const [creationKey] = useState(() => draft?.creationKey ?? createIdempotencyKey());
  const finished = useRef(false);
  /** True while the form is submitted by Save and publish. */
  const submitsToPublish = useRef(false);
  const [conflict, setConflict] = useState<{ conflict: Conflict; mine: NewsDocument } | null>(null);
  const [publishing, setPublishing] = useState<NewsDocument | null>(null);
  const [dialog, setDialog] = useState<'copy' | 'remove' | 'history' | null>(null);
  const [historyChanged, setHistoryChanged] = useState(false);
  const [create] = useCreateOwnArticleMutation();
  const [save] = useSaveOwnArticleMutation();
  const [copy, copying] = useCopyOwnArticleMutation();
  const { deleteArticles, isDeleting } = useArticleDeletion(ownerId, isOwn);
  const uploads = usePendingUploads(ownerId);

  const finish = (): void => {
    finished.current = true;
    drafts.forget();
  };
  const leave = (): void => {
    finish();
    void navigate(back);
  };
  const leaveSaved = (): void => {
    notifications.success(t(articleId === undefined ? 'articleForm.created' : 'articleForm.edited'));
    leave();
  };
  const reload = (): void => {
    finish();
    onReload();
  };
  const { restore, isRestoring } = useVersionRestoring({ id: articleId, ownerId, storedVersion }, reload);

  /** Saves over the version `over`; the form stays open if the server refuses it. */
  const store = async (mine: NewsDocument, over: number | null): Promise<boolean> => {
    const encoded = encodeArticle(mine);
    if (articleId === undefined)
      return (await create({ article: encoded, state: 'Draft', ownerId, key: creationKey })).data !== undefined;
    const change = { article: encoded, state: 'Draft' as const, ownerId, ...(over === null ? {} : { version: over }) };
    const { error } = await save({ id: articleId, body: change });
    if (!error) return true;
    const faster = conflictOf(error);
    if (faster) setConflict({ conflict: faster, mine });
    else notifications.error(errorText(error));
    return false;
  };

  const form = useFormik<ArticleValues>({
    initialValues: draft?.values ?? initial,
    validationSchema: articleSchema,
    async onSubmit(values) {
      if (uploads.isPending()) {
        notifications.show({ text: t('articleForm.uploading'), variant: 'info' });
        return;
      }
      const mine = documentOf(document, values, body.current.read(), categories);
      if (submitsToPublish.current) setPublishing(mine);
      else if (await store(mine, base)) leaveSaved();
    },
  });
  const isChanged = (): boolean =>
    !finished.current &&
    (isRestored || !areSameValues(form.values, initial) || body.current.read() !== body.current.initial);

  const keepDraft = useEffectEvent(() => {
    if (isChanged()) {
      const kept = new Date().toISOString();
      drafts.keep({ values: form.values, bodyHtml: body.current.read(), version: base, creationKey, kept });
    }
  });
  useEffect(() => {
    const timer = setInterval(() => keepDraft(), keepEveryMs);
    const keepNow = () => keepDraft();
    addEventListener('pagehide', keepNow);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', keepNow);
      // The session may have expired: the page goes without a question.
      keepNow();
    };
  }, []);

  const onEditor = useCallback((read: () => string): void => {
    body.current = { initial: read(), read };
  }, []);

  const copyStored = async (id: string): Promise<void> => {
    const { error } = await copy({ id, ownerId });
    setDialog(null);
    if (!error) notifications.success(t('articleForm.copied'));
  };

  return (
    <>
      <ArticleFormView
        form={form}
        ownerId={ownerId}
        onUploading={uploads.onUploading}
        editor={{ ...editor, upload: uploads.uploadImage, onReady: onEditor }}
        restored={isRestored && draft ? draft.kept : null}
        onDiscardRestored={() => {
          drafts.forget();
          setIsRestored(false);
          body.current = { initial: document.bodyHtml, read: () => document.bodyHtml };
          setEditor({ round: editor.round + 1, html: document.bodyHtml });
          form.resetForm({ values: initial });
        }}
        onCancel={() => void navigate(back)}
        onSubmit={(event) => {
          submitsToPublish.current = false;
          form.handleSubmit(event);
        }}
        onPublish={
          mayPublish
            ? () => {
                submitsToPublish.current = true;
                form.handleSubmit();
              }
            : null
        }
        onCopy={
          articleId === undefined
            ? null
            : () => {
                if (isChanged()) setDialog('copy');
                else void copyStored(articleId);
              }
        }
        copying={copying.isLoading}
        onRemove={articleId !== undefined && (mayPublish || isOwn) ? () => setDialog('remove') : null}
        onHistory={
          articleId === undefined
            ? null
            : () => {
                setHistoryChanged(isChanged());
                setDialog('history');
              }
        }
      />
      <ConfirmDialog
        open={dialog === 'copy'}
        title={t('articleForm.copyQuestion')}
        text={t('articleForm.copyNote')}
        confirm={t('articleForm.copy')}
        busy={copying.isLoading}
        onCancel={() => setDialog(null)}
        onConfirm={() => {
          if (articleId !== undefined) void copyStored(articleId);
        }}
      />
      {article ? (
        <RemoveArticlesDialog
          open={dialog === 'remove'}
          ownerId={ownerId}
          isOwn={isOwn}
          articles={[article]}
          busy={isDeleting}
          onCancel={() => setDialog(null)}
          onConfirm={async () => {
            const deleted = await deleteArticles([article]);
            setDialog(null);
            if (deleted.length > 0) leave();
          }}
        />
      ) : null}
      {dialog === 'history' && articleId !== undefined ? (
        <VersionHistoryDialog
          articleId={articleId}
          ownerId={ownerId}
          isChanged={historyChanged}
          restoring={isRestoring}
          onRestore={(version) => void restore(version)}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {conflict && articleId !== undefined ? (
        <LazyConflictDialog
          {...conflict}
          articleId={articleId}
          ownerId={ownerId}
          onOverwrite={async () => {
            const { mine, conflict: newer } = conflict;
            setConflict(null);
            if (await store(mine, newer.version)) leaveSaved();
          }}
          onDiscard={() => {
            setConflict(null);
            reload();
          }}
          onClose={() => setConflict(null)}
        />
      ) : null}
      {publishing ? (
        <SaveAndPublish
          ownerId={ownerId}
          article={article}
          mine={publishing}
          version={base}
          creationKey={creationKey}
          // The dialog has already notified the user.
          onPublished={leave}
          onDiscard={reload}
          onClose={() => setPublishing(null)}
        />
      ) : null}
      <LeaveGuard changed={isChanged} onLeave={finish} />
    </>
  );
}

/** How often the draft is kept, in milliseconds. */
const keepEveryMs = 3_000;
