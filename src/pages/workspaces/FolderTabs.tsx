import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useFoldersQuery } from '@client/api/workspace/folders';
import { t } from '@client/shared/texts/t';
import { scrollableTabs } from '@client/shared/ui/layout/scrollableTabs';

export type WorkspaceFolder = 'articles' | 'media' | 'trash';

interface FolderTabsProps {
  ownerId: string;
  /** True for the user's own workspace, which has Trash. */
  isOwn: boolean;
  folder: WorkspaceFolder;
  onFolder: (folder: WorkspaceFolder) => void;
}

/** The folders of a workspace. */
export function FolderTabs({ ownerId, isOwn, folder, onFolder }: FolderTabsProps) {
  const { data } = useFoldersQuery({ ownerId });
  const totalOf = (folder: string) => data?.folders.ARTICLES.find(({ name }) => name === folder)?.total ?? 0;
  const [files, trashed] = [totalOf('MEDIA'), totalOf('Trash')];
  return (
    <Tabs
      {...scrollableTabs}
      value={folder}
      onChange={(_event, next: WorkspaceFolder) => onFolder(next)}
      aria-label={t('folders.choose')}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="articles" label={t('folders.articles')} />
      <Tab value="media" label={files > 0 ? t('folders.mediaCount', { count: files }) : t('folders.media')} />
      {isOwn ? (
        <Tab value="trash" label={trashed > 0 ? t('folders.trashCount', { count: trashed }) : t('folders.trash')} />
      ) : null}
    </Tabs>
  );
}
