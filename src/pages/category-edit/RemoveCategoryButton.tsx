import type { ProfileGroup } from '@contract/topic';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteCategoryMutation } from '@client/api/data/categories';
import { categoryPath } from '@client/features/topics/topicPaths';
import { selectChildGroups, selectGroup, selectTopicsOf } from '@client/features/topics/topicSelectors';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { describeRemoval } from './categoryRemoval';

interface RemoveCategoryButtonProps {
  group: ProfileGroup;
  onRemoved: () => void;
}

/** A button that deletes a category. The confirmation says what happens to its topics and categories. */
export function RemoveCategoryButton({ group, onRemoved }: RemoveCategoryButtonProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [deleteCategory, { isLoading }] = useDeleteCategoryMutation();
  const parent = useAppSelector((state) => selectGroup(state, group.parentGroupId ?? ''));
  const groups = useAppSelector((state) => selectChildGroups(state, group.topicType, group.id));
  const topics = useAppSelector((state) => selectTopicsOf(state, group.topicType, group.id));
  const { allowed, text } = describeRemoval(group, parent, { topics, groups });
  const remove = async (): Promise<void> => {
    const owner = group.topicType === 'COMPANY' ? { owner: group.owner } : {};
    const { error } = await deleteCategory({ id: group.id, ...owner });
    setAsking(false);
    if (!error) onRemoved();
  };
  return (
    <>
      <Button color="error" startIcon={<DeleteOutlined />} sx={{ ml: -1.75 }} onClick={() => setAsking(true)}>
        {t('category.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('category.removeTitle', { category: group.name })}
        text={text}
        confirm={t(allowed ? 'category.remove' : 'category.showContents')}
        danger={allowed}
        busy={isLoading}
        onConfirm={() => (allowed ? void remove() : void navigate(categoryPath(group.topicType, group.id)))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
