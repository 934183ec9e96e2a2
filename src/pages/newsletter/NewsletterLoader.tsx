import type { CurrentUser } from '@contract/iam';
import { limits } from '@contract/limits';
import CollectionsBookmarkOutlined from '@mui/icons-material/CollectionsBookmarkOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { isNotFound } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { useWorkspaceArticlesQuery } from '@client/api/workspace/articles';
import { useSectionTreeQuery } from '@client/api/workspace/newsletters';
import { useTemplatesQuery } from '@client/api/workspace/templates';
import { workspacePath } from '@client/features/workspace/workspacePaths';
import { t } from '@client/shared/texts/t';
import { isRecord } from '@client/shared/values/isRecord';
import { paths } from '@client/shared/navigation/paths';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { ComposerSkeleton } from './ComposerSkeleton';
import { Composer } from './Composer';

interface NewsletterLoaderProps {
  ownerId: string;
  user: CurrentUser;
}

const refetchOnMount = { refetchOnMountOrArgChange: true } as const;

/** Loads the sections, articles, and templates for a newsletter, then shows the composer. */
export function NewsletterLoader({ ownerId, user }: NewsletterLoaderProps) {
  'use no memo'; // renders only a few times, until everything is loaded
  const [opened] = useState(Date.now);
  const tree = useSectionTreeQuery({ ownerId }, refetchOnMount);
  const articles = useWorkspaceArticlesQuery({ ownerId, start: -1, limit: limits.newsletterArticles }, refetchOnMount);
  const templates = useTemplatesQuery(undefined);
  const back = workspacePath(ownerId, user.ownerId);
  const preselected = preselectedIds(useLocation().state);
  /** True if the user continues without the selected articles that aren't listed. */
  const [withoutThem, setWithoutThem] = useState(false);
  const header = <PageHeader title={t('shell.newsletter')} crumbs={[{ label: t('newsletter.workspace'), to: back }]} />;

  const queries = [tree, articles, templates] as const;
  // Cached sections and articles may be outdated: the composer waits until both were fetched after the page was opened.
  // Templates may come from the cache.
  const isFresh = (query: { fulfilledTimeStamp?: number | undefined }): boolean =>
    (query.fulfilledTimeStamp ?? 0) >= opened;
  if (tree.data && articles.data && templates.data && isFresh(tree) && isFresh(articles)) {
    const listed = new Set(articles.data.articles.map(({ id }) => id));
    const beyond = articles.data.total > listed.size ? preselected.filter((id) => !listed.has(id)).length : 0;
    if (beyond > 0 && !withoutThem) {
      return (
        <>
          {header}
          <EmptyState
            icon={<CollectionsBookmarkOutlined />}
            title={t('newsletter.beyond', { count: beyond })}
            text={t('newsletter.beyond.text', { most: limits.newsletterArticles })}
            action={
              <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
                <Button component={RouterLink} to={back} variant="outlined">
                  {t('newsletter.toWorkspace')}
                </Button>
                <Button onClick={() => setWithoutThem(true)}>{t('newsletter.beyond.continue')}</Button>
              </Stack>
            }
          />
        </>
      );
    }
    return (
      <Composer
        ownerId={ownerId}
        user={user}
        back={back}
        preselected={preselected}
        tree={tree.data}
        articles={articles.data}
        templates={templates.data.templates.filter(({ templateStyle }) => templateStyle !== '')}
      />
    );
  }
  const failed = queries.find(({ isError, isFetching }) => isError && !isFetching);
  const isUnknown = isNotFound(failed?.error);
  return (
    <>
      {header}
      {isUnknown ? (
        <EmptyState
          icon={<CollectionsBookmarkOutlined />}
          title={t('newsletter.unknown')}
          text={t('newsletter.unknown.text')}
          action={
            <Button component={RouterLink} to={paths.workspaces()} variant="outlined">
              {t('newsletter.toOwn')}
            </Button>
          }
        />
      ) : failed ? (
        <ErrorState
          error={errorText(failed.error)}
          onRetry={() => {
            for (const { isError, refetch } of queries) if (isError) void refetch();
          }}
        />
      ) : (
        <ComposerSkeleton />
      )}
    </>
  );
}

/** The ids of the articles selected in the workspace, from the history state. */
function preselectedIds(state: unknown): string[] {
  const ids = isRecord(state) ? state.newsletterArticles : null;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
