import './texts';
import type { EditionAnswer } from '@contract/alert';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useEditionQuery } from '@client/api/alert/editions';
import { topicArticlePath } from '@client/features/search/articlePaths';
import { selectUser } from '@client/features/session/sessionSelectors';
import { topicResultsPath } from '@client/features/topics/topicPaths';
import { selectTopic } from '@client/features/topics/topicSelectors';
import { workspacePath } from '@client/features/workspace/workspacePaths';
import { isRecord } from '@client/shared/values/isRecord';
import { t } from '@client/shared/texts/t';
import { useGoBack } from '@client/shared/navigation/useGoBack';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';
import type { Breadcrumb } from '@client/shared/ui/layout/Breadcrumbs';
import { otherArticlePath, parseArticleRoute, type ArticleRoute } from './articleRoute';
import type { ArticleTab } from './ArticleTabs';
import { ArticleView } from './ArticleView';
import { useOpenArticle } from './useOpenArticle';
import { useShortcuts } from './useShortcuts';

/** The article page, opened from the home page, a topic, an alert, a search, or a workspace. The route decides which. */
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
  const crumbs = useCrumbs(route, edition?.edition.topicName);
  const goBack = useGoBack(crumbs[0]?.to ?? '/');
  const tab: ArticleTab = params.get('tab') === 'details' ? 'details' : 'article';
  const { view, stateFor, dialogs } = useOpenArticle(route, tab);
  const { neighbors, matches } = view;

  const routerState = isRecord(location.state) ? location.state : {};
  // Replaces the history entry, so that Back returns to the list and not to the previous article.
  const open = (path: string | null) => {
    if (path === null) return;
    void navigate(path, { replace: true, state: { ...routerState, ...stateFor(path), focusHeadline: true } });
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
        {...view}
        crumbs={crumbs}
        tab={tab}
        focusHeadline={routerState.focusHeadline === true}
        pathOf={(other) => otherArticlePath(route, other)}
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
      />
      {dialogs}
    </>
  );
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
