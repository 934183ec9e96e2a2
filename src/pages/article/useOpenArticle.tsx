import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectCanPublish, selectFeature, selectUser } from '@client/features/session/sessionSelectors';
import { LazySummaryDialog } from '@client/features/summary/LazySummaryDialog';
import { LazyTranslateDialog } from '@client/features/translation/LazyTranslateDialog';
import '@client/features/workspace/comments/texts';
import { hasDraft, selectCanSendEmail } from '@client/features/workspace/email/canSendEmail';
import { LazyEmailDialog } from '@client/features/workspace/email/LazyEmailDialog';
import { LazyCommentsDialog } from '@client/features/workspace/comments/LazyCommentsDialog';
import { LazyShareDialog } from '@client/features/workspace/LazyShareDialog';
import { articleFormPath } from '@client/features/workspace/workspacePaths';
import { useAppSelector } from '@client/shared/redux/hooks';
import { articlePlainText } from './articlePlainText';
import type { ArticleRoute } from './articleRoute';
import type { ArticleTab } from './ArticleTabs';
import { translatePathOf } from './translate/translateRoute';
import { useArticle } from './useArticle';
import { useArticleLabels } from './useArticleLabels';
import { useArticleSaving } from './useArticleSaving';
import { useListPages } from './useListPages';
import { useMatchNavigation } from './useMatchNavigation';

type ArticleDialog = 'share' | 'email' | 'comments' | 'summary' | 'translation';

/** What the article's page and the reading pane share: the article, its matches and neighbors, and its actions. */
export function useOpenArticle(route: ArticleRoute, tab: ArticleTab) {
  const { neighbors, stateFor } = useListPages(route);
  const { article, saved, source, error, retry } = useArticle(route, neighbors.next);
  const content = useRef<HTMLElement>(null);
  const current = article.currentData?.article;
  const matches = useMatchNavigation(content, `${current?.itemId} ${current?.itemVersion} ${tab}`);

  const withWorkspaces = useAppSelector(selectFeature('workspaces'));
  const { isSaved, save, dialog } = useArticleSaving(withWorkspaces ? current : undefined);
  // An own article isn't an item, so it has no labels.
  const isOwn = saved?.isOwn === true;
  const labels = useArticleLabels(isOwn ? undefined : current);
  const canSendEmail = useAppSelector(selectCanSendEmail);
  const [opened, setOpened] = useState<{ dialog: ArticleDialog; articleId: string } | null>(null);
  // Back may lead to another article, for which a dialog must not go on.
  if (opened !== null && opened.articleId !== route.articleId) setOpened(null);
  const shown = opened?.articleId === route.articleId ? opened.dialog : null;
  const opener = (dialog: ArticleDialog) => () => setOpened({ dialog, articleId: route.articleId });
  const close = (): void => setOpened(null);
  const user = useAppSelector(selectUser);
  const ownId = user?.ownerId ?? '';
  const navigate = useNavigate();
  const canComment = withWorkspaces && route.workspaceId !== null && route.workspaceId !== ownId;
  const mayPublish = useAppSelector(selectCanPublish);
  const editable = saved?.isOwn === true && (saved.isAuthor || mayPublish) ? saved : null;

  return {
    view: {
      article: current,
      source,
      error,
      onRetry: retry,
      content,
      matches,
      // Words are marked only in these contexts.
      expectsMatches: !current && !error && (route.topicId !== null || (route.search?.query ?? '') !== ''),
      neighbors,
      onPrint: () => print(),
      isSaved,
      labels: isOwn ? null : labels,
      // An own article is already in a workspace, so it isn't saved like a source's.
      onSave: withWorkspaces && saved?.isOwn !== true ? save : null,
      onEdit: editable ? () => void navigate(articleFormPath(route.workspaceId ?? ownId, ownId, editable.id)) : null,
      onShare: withWorkspaces ? opener('share') : null,
      onSend: canSendEmail ? opener('email') : null,
      isDraft: saved ? hasDraft([saved]) : false,
      onComments: canComment ? opener('comments') : null,
      onSummarize: opener('summary'),
      onTranslate: opener('translation'),
    },
    stateFor,
    /** The dialogs for saving, summarizing, translating, sharing, emailing, and commenting. */
    dialogs: (
      <>
        {dialog}
        {shown === 'summary' && current && user ? (
          <LazySummaryDialog
            article={{
              text: articlePlainText(current.body),
              publication: current.publication,
              author: articlePlainText(current.by),
              published: current.published,
              language: current.language,
            }}
            user={user}
            onClose={close}
          />
        ) : null}
        {shown === 'translation' && current ? (
          <LazyTranslateDialog
            article={current}
            isArticle={route.kind === 'workspace'}
            onTranslateInPlace={(languages) => void navigate(translatePathOf(route, current), { state: languages })}
            onClose={close}
          />
        ) : null}
        {shown === 'share' && current ? (
          <LazyShareDialog
            items={[{ itemId: current.itemId, itemVersion: current.itemVersion }]}
            ownId={ownId}
            fromId={route.workspaceId}
            onClose={close}
          />
        ) : null}
        {shown === 'email' && current ? (
          <LazyEmailDialog
            items={[{ itemId: current.itemId, itemVersion: current.itemVersion }]}
            fromId={route.workspaceId}
            onClose={close}
          />
        ) : null}
        {shown === 'comments' && current && route.workspaceId !== null ? (
          <LazyCommentsDialog
            articleId={route.articleId}
            ownerId={route.workspaceId}
            title={current.headline}
            ownId={ownId}
            onClose={close}
          />
        ) : null}
      </>
    ),
  };
}
