import { miscGroup } from '@contract/limits';
import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { selectIsAdmin } from '@client/features/session/sessionSelectors';
import { flattenCategories } from '@client/features/topics/flattenCategories';
import { canEdit, canCreateCategory } from '@client/features/topics/topicRights';
import { selectTopicsState } from '@client/features/topics/topicSelectors';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { CategorySelect } from './CategorySelect';

const AddCategoryDialog = lazyComponent(async () => (await import('./AddCategoryDialog')).AddCategoryDialog, {
  dialog: true,
});

interface CategoryFieldProps {
  type: 'USER' | 'COMPANY';
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** Selects a category of the topic's owner, with a button to create one for users who may. */
export function CategoryField({ type, value, error, onChange }: CategoryFieldProps) {
  const [adding, setAdding] = useState(false);
  const topics = useAppSelector(selectTopicsState);
  const isAdmin = useAppSelector(selectIsAdmin);
  const groups = flattenCategories(topics.groups, topics.trees[type].groupIds).filter(
    (group) => group.id !== miscGroup.id && canEdit(group, isAdmin),
  );
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <CategorySelect
          groups={groups}
          only={type}
          empty={t('topicList.chooseTarget')}
          value={groups.some(({ id }) => id === value) || value === miscGroup.id ? value : ''}
          error={error}
          onChange={onChange}
        />
      </Box>
      {canCreateCategory(type, null, isAdmin) ? (
        <Button startIcon={<CreateNewFolderOutlined />} onClick={() => setAdding(true)} sx={{ minHeight: 56 }}>
          {t('topicList.createCategory')}
        </Button>
      ) : null}
      {adding ? (
        <AddCategoryDialog
          type={type}
          groups={groups}
          onClose={() => setAdding(false)}
          onAdded={(id) => {
            onChange(id);
            setAdding(false);
          }}
        />
      ) : null}
    </Stack>
  );
}
