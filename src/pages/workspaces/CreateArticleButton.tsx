import PostAdd from '@mui/icons-material/PostAdd';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { articleFormPath } from '@client/features/workspace/workspacePaths';

interface CreateArticleButtonProps {
  ownerId: string;
  /** The owner id of the signed-in user. */
  ownId: string;
}

/** Opens the form of a new article in a workspace. */
export function CreateArticleButton({ ownerId, ownId }: CreateArticleButtonProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<PostAdd />}
      component={RouterLink}
      to={articleFormPath(ownerId, ownId)}
    >
      {t('workspaces.createArticle')}
    </Button>
  );
}
