import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useFoldersQuery } from '@client/api/workspace/folders';
import { t } from '@client/shared/texts/t';
import { scrollableTabs } from '@client/shared/ui/layout/scrollableTabs';

export type WorkspaceFolder = 'articles' | 'trash';

interface FolderTabsProps {
  ownerId: string;
  folder: WorkspaceFolder;
  onFolder: (folder: WorkspaceFolder) => void;
}

/** The folders of the user's own workspace. */
export function FolderTabs({ ownerId, folder, onFolder }: FolderTabsProps) {
  const { data } = useFoldersQuery({ ownerId });
  const trashed = data?.folders.ARTICLES.find(({ name }) => name === 'Trash')?.total ?? 0;
  return (
    <Tabs
      {...scrollableTabs}
      value={folder}
      onChange={(_event, next: WorkspaceFolder) => onFolder(next)}
      aria-label={t('folders.choose')}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="articles" label={t('folders.articles')} />
      <Tab value="trash" label={trashed > 0 ? t('folders.trashCount', { count: trashed }) : t('folders.trash')} />
    </Tabs>
  );
}
