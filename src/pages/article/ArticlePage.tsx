import './texts';
import type { EditionAnswer } from '@contract/alert';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useEditionQuery } from '@client/api/alert/editions';
import { landingArticlePath, searchArticlePath, topicArticlePath } from '@client/features/search/articlePaths';
import { selectFeature, selectUser } from '@client/features/session/sessionSelectors';
import { topicResultsPath } from '@client/features/topics/topicPaths';
import { selectTopic } from '@client/features/topics/topicSelectors';
import { LazySummaryDialog } from '@client/features/summary/LazySummaryDialog';
import { LazyTranslateDialog } from '@client/features/translation/LazyTranslateDialog';
import { LazyShareDialog } from '@client/features/workspace/LazyShareDialog';
import { workspacePath } from '@client/features/workspace/workspacePaths';
import { isRecord } from '@client/shared/values/isRecord';
import { isTyping } from '@client/shared/browser/isTyping';
import { t } from '@client/shared/texts/t';
import { useGoBack } from '@client/shared/navigation/useGoBack';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';
import type { Breadcrumb } from '@client/shared/ui/layout/Breadcrumbs';
import { articlePlainText } from './articlePlainText';
import { neighborsOf, parseArticleRoute, type ArticleRoute } from './articleRoute';
import type { ArticleTab } from './ArticleTabs';
import { ArticleView } from './ArticleView';
import { useArticle } from './useArticle';
import { useArticleSaving } from './useArticleSaving';
import { translatePathOf } from './translate/translateRoute';
import { useMatchNavigation } from './useMatchNavigation';

/** The article page, opened from the home page, a topic, an alert, a search, or a workspace. The route tells which. */
export function ArticlePage() {
  const location = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const editionId = params.get('edition') ?? undefined;
  const parsed = parseArticleRoute(location.pathname, useParams(), location.state);
  const { data: edition } = useEditionQuery(
    editionId !== undefined && parsed.kind === 'topic' && parsed.list.length === 0 ? editionId : skipToken,
  );
  const route = edition ? { ...parsed, list: articlePathsOf(edition) } : parsed;
  const neighbors = neighborsOf(route);
  const { article, source, error, retry } = useArticle(route, neighbors);
  const crumbs = useCrumbs(route, edition?.edition.topicName);
  const goBack = useGoBack(crumbs[0]?.to ?? '/');
  const tab: ArticleTab = params.get('tab') === 'details' ? 'details' : 'article';
  const content = useRef<HTMLElement>(null);
  const current = article.currentData?.article;
  const matches = useMatchNavigation(content, `${current?.itemId} ${current?.itemVersion} ${tab}`);

  const withWorkspaces = useAppSelector(selectFeature('workspaces'));
  const { isSaved, save, dialog } = useArticleSaving(withWorkspaces ? current : undefined);
  const [sharing, setSharing] = useState(false);
  const [summarizing, setSummarizing] = useState(false);
  const [translating, setTranslating] = useState(false);
  const user = useAppSelector(selectUser);
  const ownId = user?.ownerId ?? '';

  const routerState = isRecord(location.state) ? location.state : {};
  // Replaces the history entry, so that Back returns to the list and not to the previous article.
  const open = (path: string | null) => {
    if (path !== null) void navigate(path, { replace: true, state: { ...routerState, focusHeadline: true } });
  };
  useShortcuts({
    j: () => open(neighbors.next),
    k: () => open(neighbors.previous),
    n: () => matches.step(1),
    N: () => matches.step(-1),
  });

  return (
    <>
      <ArticleView
        key={location.pathname}
        article={current}
        source={source}
        error={error}
        onRetry={retry}
        crumbs={crumbs}
        tab={tab}
        content={content}
        matches={matches}
        neighbors={neighbors}
        focusHeadline={routerState.focusHeadline === true}
        pathOf={(other) => pathOf(route, other)}
        onTab={(next) =>
          setParams(
            {
              ...(editionId === undefined ? {} : { edition: editionId }),
              ...(next === 'details' ? { tab: next } : {}),
            },
            { replace: true, state: routerState },
          )
        }
        onOpen={open}
        onBack={goBack}
        onPrint={() => print()}
        isSaved={isSaved}
        onSave={withWorkspaces ? save : null}
        onShare={withWorkspaces ? () => setSharing(true) : null}
        onSummarize={() => setSummarizing(true)}
        onTranslate={() => setTranslating(true)}
      />
      {dialog}
      {summarizing && current && user ? (
        <LazySummaryDialog
          article={{
            text: articlePlainText(current.body),
            publication: current.publication,
            author: articlePlainText(current.by),
            published: current.published,
            language: current.language,
          }}
          user={user}
          onClose={() => setSummarizing(false)}
        />
      ) : null}
      {translating && current ? (
        <LazyTranslateDialog
          article={current}
          isArticle={route.kind === 'workspace'}
          onTranslateInPlace={(languages) => void navigate(translatePathOf(route, current), { state: languages })}
          onClose={() => setTranslating(false)}
        />
      ) : null}
      {sharing && current ? (
        <LazyShareDialog
          items={[{ itemId: current.itemId, itemVersion: current.itemVersion }]}
          ownId={ownId}
          fromId={route.workspaceId}
          onClose={() => setSharing(false)}
        />
      ) : null}
    </>
  );
}

/** The path of another article in the same context (topic, search, or home page). */
function pathOf({ kind, topicId }: ArticleRoute, article: { itemId: string; itemVersion: number }) {
  if (kind === 'topic' && topicId !== null) return topicArticlePath(article, topicId);
  return kind === 'search' ? searchArticlePath(article) : landingArticlePath(article);
}

/** The paths of the articles of a sent alert, in the order of its email. */
const articlePathsOf = ({ edition, articles }: EditionAnswer): string[] =>
  articles.map((article) => topicArticlePath(article, edition.profileId, edition.id));

function useCrumbs(
  { kind, topicId, search, workspaceId }: ArticleRoute,
  topicOfAlert: string | undefined,
): Breadcrumb[] {
  const ownId = useAppSelector(selectUser)?.ownerId;
  const topic = useAppSelector((state) => selectTopic(state, topicId ?? ''));
  if (kind === 'topic' && topicId !== null) {
    const to = topic ? topicResultsPath(topic) : paths.topicResults({ topicId });
    const name = topic?.name ?? topicOfAlert;
    const label = name === undefined ? t('article.topicResults') : t('article.topicResultsOf', { topic: name });
    return [{ label, to }];
  }
  if (kind === 'workspace') return [{ label: t('article.workspace'), to: workspacePath(workspaceId ?? '', ownId) }];
  if (search === null || search.query === '') return [];
  const { query } = search;
  if (search.fromFilters) return [{ label: t('article.searchFilters'), to: paths.advancedSearch({ query }) }];
  return [{ label: t('article.searchFor', { query }), to: paths.home({ query }) }];
}

/** Runs an action when its key (`KeyboardEvent.key`) is pressed outside of text fields. */
function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      actions[event.key]?.();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
