import '@client/features/workspace/texts';
import '@client/features/workspace/publish/texts';
import './texts';
import { newDraft } from '@contract/newsml/newsDocument';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { isNotFound } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { useWorkspaceGroupsQuery } from '@client/api/iam/groupManagement';
import { useOwnArticleVersionQuery } from '@client/api/workspace/ownArticles';
import { decodeArticle } from '@client/features/article-editor/readArticleXml';
import { selectCanPublish, selectUser, selectUserName } from '@client/features/session/sessionSelectors';
import { workspacePath } from '@client/features/workspace/workspacePaths';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';
import { t } from '@client/shared/texts/t';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { ArticleForm } from './ArticleForm';

/** Writes an article in a workspace, or edits the own article in the URL. */
export function ArticleFormPage() {
  const params = useParams();
  const user = useAppSelector(selectUser);
  const ownId = user?.ownerId ?? '';
  const articleId = params.articleId ?? params.id;
  const ownerId = params.workspaceId ?? params.ownerId ?? ownId;
  const title = t(articleId === undefined ? 'articleForm.new' : 'articleForm.edit');
  const back = workspacePath(ownerId, ownId);
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: t('shell.workspaces'), to: back }]} />
      {articleId === undefined ? (
        <NewArticle key={ownerId} ownerId={ownerId} back={back} />
      ) : (
        <StoredArticle key={`${ownerId}/${articleId}`} articleId={articleId} ownerId={ownerId} back={back} />
      )}
    </>
  );
}

interface PlaceProps {
  ownerId: string;
  /** The path of the workspace. */
  back: string;
}

function ToWorkspace({ path }: { path: string }) {
  return (
    <Button component={RouterLink} to={path} variant="outlined">
      {t('articleForm.toWorkspace')}
    </Button>
  );
}

function NewArticle(place: PlaceProps) {
  const author = useAppSelector(selectUserName);
  const mayPublish = useAppSelector(selectCanPublish);
  const isOwn = useAppSelector(selectUser)?.ownerId === place.ownerId;
  const { data: groups } = useWorkspaceGroupsQuery(undefined, { skip: isOwn });
  const [document] = useState(() =>
    newDraft({ guid: `urn:uuid:${crypto.randomUUID()}`, now: new Date().toISOString(), author }),
  );
  if (!mayPublish) {
    return <EmptyState title={t('articleForm.mayNotCreate')} action={<ToWorkspace path={place.back} />} />;
  }
  if (!isOwn && groups && !groups.workspaces.some(({ ownerId }) => ownerId === place.ownerId)) {
    return (
      <EmptyState
        title={t('workspaces.unknown')}
        text={t('workspaces.unknown.text')}
        action={
          <Button component={RouterLink} to={paths.workspaces()} variant="outlined">
            {t('workspaces.toOwn')}
          </Button>
        }
      />
    );
  }
  return <ArticleForm {...place} article={undefined} version={null} document={document} onReload={() => undefined} />;
}

function StoredArticle({ articleId, ...place }: PlaceProps & { articleId: string }) {
  const mayPublish = useAppSelector(selectCanPublish);
  const [since, setSince] = useState(Date.now);
  const {
    data,
    error,
    refetch,
    fulfilledTimeStamp = 0,
  } = useOwnArticleVersionQuery({ id: articleId, ownerId: place.ownerId }, { refetchOnMountOrArgChange: true });
  if (isNotFound(error)) {
    return (
      <EmptyState
        icon={<ErrorOutlineOutlined />}
        title={t('articleForm.notFound')}
        text={t('articleForm.gone')}
        action={<ToWorkspace path={place.back} />}
      />
    );
  }
  if (error) return <ErrorState error={errorText(error)} onRetry={() => void refetch()} />;
  // A cached article may be outdated: the form waits for one that was read after it was opened.
  if (!data || fulfilledTimeStamp < since) return <Skeletons count={4} />;
  if (!data.document || (!data.article.isAuthor && !mayPublish)) {
    const title = t(data.document ? 'articleForm.mayNotEdit' : 'articleForm.notOwn');
    return <EmptyState title={title} action={<ToWorkspace path={place.back} />} />;
  }
  return (
    <ArticleForm
      {...place}
      key={since}
      article={data.article}
      version={data.document.version}
      document={decodeArticle(data.document.article)}
      onReload={() => {
        setSince(Date.now());
        void refetch();
      }}
    />
  );
}
