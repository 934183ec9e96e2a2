import type { WorkspaceGroupsAnswer, WorkspaceSort } from '@contract/workspaceArticles';
import Button from '@mui/material/Button';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { focusNextElement } from '@client/shared/navigation/focusNextElement';
import { t } from '@client/shared/texts/t';
import { ListViewToggle } from '@client/shared/list/ListViewToggle';
import { SearchField } from '@client/shared/list/SearchField';
import type { WorkspaceList } from './useWorkspaceList';

interface WorkspaceSelectProps {
  ownerId: string;
  /** The owner id of the signed-in user. */
  ownId: string;
  /** True if the signed-in user's own workspace is open. */
  isOwn: boolean;
  groups: { data?: WorkspaceGroupsAnswer | undefined; isError: boolean; refetch: () => unknown };
  onWorkspace: (ownerId: string) => void;
}

export interface WorkspaceBarProps extends WorkspaceSelectProps {
  list: WorkspaceList;
  text: string;
  onType: (text: string) => void;
}

const sorts: readonly WorkspaceSort[] = ['newest_desc', 'title_asc'];

/** The controls above the list: workspace, search, order, and view. */
export function WorkspaceBar({ list, text, onType, ...shared }: WorkspaceBarProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
      <WorkspaceSelect {...shared} />
      <SearchField label={t('workspaces.find')} value={text} onChange={onType} forKey />
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, ml: { sm: 'auto' }, flex: { xs: '1 1 100%', sm: 'none' } }}>
        <Select
          native
          value={list.sort}
          onChange={({ target }) => list.setSort(target.value === 'title_asc' ? 'title_asc' : 'newest_desc')}
          inputProps={{ 'aria-label': t('workspaces.sort') }}
          size="small"
          sx={{ typography: 'body2', flex: { xs: 1, sm: 'none' } }}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`workspaces.sort.${sort}`)}
            </option>
          ))}
        </Select>
        <ListViewToggle view={list.view} onChange={list.setView} />
      </Stack>
    </Stack>
  );
}

function WorkspaceSelect({ ownerId, ownId, isOwn, groups, onWorkspace }: WorkspaceSelectProps) {
  const workspaces = groups.data?.workspaces ?? [];
  const isListed = isOwn || workspaces.some((group) => group.ownerId === ownerId);
  return (
    <>
      <Select
        native
        value={ownerId}
        onChange={({ target }) => onWorkspace(target.value)}
        inputProps={{ 'aria-label': t('workspaces.choose') }}
        size="small"
        sx={{ typography: 'body2', flex: { xs: '1 1 100%', sm: '0 1 220px' }, minWidth: 0 }}
      >
        <option value={ownId}>{t('workspaces.personal')}</option>
        {isListed ? null : <option value={ownerId}>{t('workspaces.choose')}</option>}
        {workspaces.length > 0 ? (
          <optgroup label={t('workspaces.groups')}>
            {workspaces.map(({ ownerId: id, name, sharedArticlesNotifications: count }) => (
              <option key={id} value={id}>
                {count > 0 ? t('workspaces.withNew', { name, count }) : name}
              </option>
            ))}
          </optgroup>
        ) : null}
      </Select>
      {groups.isError ? (
        <Typography variant="body2" role="alert" sx={{ flexBasis: '100%' }}>
          {t('workspaces.groupsFailed')}{' '}
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              focusNextElement(currentTarget);
              void groups.refetch();
            }}
          >
            {t('action.retry')}
          </Button>
        </Typography>
      ) : null}
    </>
  );
}
