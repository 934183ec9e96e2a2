import { miscGroup } from '@contract/limits';
import type { ProfileGroup, TopicType } from '@contract/topic';
import AddIcon from '@mui/icons-material/Add';
import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { selectIsAdmin } from '@client/features/session/sessionSelectors';
import {
  newCategoryPath,
  newTopicPathInCategory,
  newTopicPathsWithoutCategory,
} from '@client/features/topics/topicPaths';
import { canEdit, canCreateCategory, canManageTopics } from '@client/features/topics/topicRights';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';

interface CategoryActionsProps {
  type: TopicType;
  /** The category; null for the owner's top level. */
  group: ProfileGroup | null;
}

/** The buttons of a category, or of an owner's top level. Shows only what the user may do. */
export function CategoryActions({ type, group }: CategoryActionsProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const edits = group !== null && canEdit(group, isAdmin);
  return (
    <>
      <CreateCategoryButton type={type} group={group} />
      {edits ? (
        <LinkButton to={paths.editCategory({ profileGroupId: group.id })} icon={<EditOutlined />}>
          {t('topicList.editCategory')}
        </LinkButton>
      ) : null}
      <AddTopicButton type={type} group={group} />
    </>
  );
}

/** The Create Category button; nothing if the user may not create one here. */
export function CreateCategoryButton({ type, group }: CategoryActionsProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  if (!canCreateCategory(type, group, isAdmin)) return null;
  return (
    <LinkButton to={newCategoryPath(type, group?.id)} icon={<CreateNewFolderOutlined />}>
      {t('topicList.createCategory')}
    </LinkButton>
  );
}

/** The Add Topic button; nothing if the user may not add one here. */
export function AddTopicButton({ type, group }: CategoryActionsProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const isEditable = group === null || group.id === miscGroup.id || canEdit(group, isAdmin);
  if (!canManageTopics(type, isAdmin) || !isEditable) return null;
  return (
    <Button
      component={Link}
      to={group ? newTopicPathInCategory(type, group.id) : newTopicPathsWithoutCategory[type]}
      variant="contained"
      size="small"
      startIcon={<AddIcon />}
    >
      {t('topicList.addTopic')}
    </Button>
  );
}

function LinkButton({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Button component={Link} to={to} variant="outlined" color="inherit" size="small" startIcon={icon}>
      {children}
    </Button>
  );
}
