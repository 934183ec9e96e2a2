import type { CurrentUser } from '@contract/iam';
import { limits } from '@contract/limits';
import CollectionsBookmarkOutlined from '@mui/icons-material/CollectionsBookmarkOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isApiError } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { useWorkspaceArticlesQuery } from '@client/api/workspace/articles';
import { useSectionTreeQuery } from '@client/api/workspace/newsletters';
import { useTemplatesQuery } from '@client/api/workspace/templates';
import { workspacePath } from '@client/features/workspace/workspacePaths';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { ComposerSkeleton } from './ComposerSkeleton';
import { Composer } from './Composer';

interface NewsletterProps {
  ownerId: string;
  user: CurrentUser;
}

const anew = { refetchOnMountOrArgChange: true } as const;

/** What a newsletter is made of, read anew for each; then the composer. */
export function Newsletter({ ownerId, user }: NewsletterProps) {
  'use no memo'; // it is drawn a few times, until all is there
  const [opened] = useState(Date.now);
  const tree = useSectionTreeQuery({ ownerId }, anew);
  const articles = useWorkspaceArticlesQuery({ ownerId, start: -1, limit: limits.newsletterArticles }, anew);
  const templates = useTemplatesQuery(undefined);
  const back = workspacePath(ownerId, user.ownerId);

  const parts = [tree, articles, templates] as const;
  // Kept from an earlier visit, a tree may have changed: the composer begins with what it is now.
  const isNow = (read: { fulfilledTimeStamp?: number | undefined }): boolean =>
    (read.fulfilledTimeStamp ?? 0) >= opened;
  if (tree.data && articles.data && templates.data && isNow(tree) && isNow(articles)) {
    return (
      <Composer
        ownerId={ownerId}
        user={user}
        back={back}
        tree={tree.data}
        articles={articles.data}
        templates={templates.data.templates.filter(({ templateStyle }) => templateStyle !== '')}
      />
    );
  }
  const failed = parts.find(({ isError, isFetching }) => isError && !isFetching);
  const isUnknown = isApiError(failed?.error) && failed.error.status === 404;
  return (
    <>
      <PageHeader title={t('shell.newsletter')} crumbs={[{ label: t('newsletter.workspace'), to: back }]} />
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
            for (const { isError, refetch } of parts) if (isError) void refetch();
          }}
        />
      ) : (
        <ComposerSkeleton />
      )}
    </>
  );
}
