import type { WorkspaceArticle } from '@contract/workspaceArticles';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { selectCanPublish, selectUser } from '@client/features/session/sessionSelectors';
import { articleFormPath } from '@client/features/workspace/workspacePaths';
import { useAppSelector } from '@client/shared/redux/hooks';
import { t } from '@client/shared/texts/t';

/** Opens the form of an own article, for its author and people with publish permission. */
export function EditArticleButton({ article: { id, title, isOwn, isAuthor } }: { article: WorkspaceArticle }) {
  const mayPublish = useAppSelector(selectCanPublish);
  const ownId = useAppSelector(selectUser)?.ownerId ?? '';
  const { workspaceId = ownId } = useParams();
  if (!isOwn || (!isAuthor && !mayPublish)) return null;
  const label = t('workspaces.editArticle', { title });
  return (
    <IconButton
      size="small"
      component={RouterLink}
      to={articleFormPath(workspaceId, ownId, id)}
      aria-label={label}
      title={label}
      // Above the link that covers the whole card.
      sx={{ position: 'relative', zIndex: 1, alignSelf: 'flex-start', flex: 'none', m: 1 }}
    >
      <EditOutlined fontSize="small" />
    </IconButton>
  );
}
