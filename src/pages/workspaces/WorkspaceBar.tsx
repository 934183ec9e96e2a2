import type { WorkspaceGroupsAnswer, WorkspaceSort } from '@contract/workspaceArticles';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { focusNextElement } from '@client/shared/navigation/focusNextElement';
import { t } from '@client/shared/texts/t';
import { ListViewToggle } from '@client/shared/list/ListViewToggle';
import { SearchField } from '@client/shared/list/SearchField';
import { SelectField } from '@client/shared/ui/form/SelectField';
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
      {list.folder !== 'articles' ? null : <ListControls list={list} text={text} onType={onType} />}
    </Stack>
  );
}

/** Search, order, and view: they apply to articles only. */
function ListControls({ list, text, onType }: Pick<WorkspaceBarProps, 'list' | 'text' | 'onType'>) {
  return (
    <>
      <SearchField label={t('workspaces.find')} value={text} onChange={onType} forKey />
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, ml: { sm: 'auto' }, flex: { xs: '1 1 100%', sm: 'none' } }}>
        <SelectField
          value={list.sort}
          options={sorts.map((sort) => ({ value: sort, label: t(`workspaces.sort.${sort}`) }))}
          onChange={list.setSort}
          ariaLabel={t('workspaces.sort')}
          size="small"
          sx={{ flex: { xs: 1, sm: 'none' } }}
        />
        <ListViewToggle view={list.view} onChange={list.setView} />
      </Stack>
    </>
  );
}

function WorkspaceSelect({ ownerId, ownId, isOwn, groups, onWorkspace }: WorkspaceSelectProps) {
  const workspaces = groups.data?.workspaces ?? [];
  const isListed = isOwn || workspaces.some((group) => group.ownerId === ownerId);
  return (
    <>
      <SelectField
        value={ownerId}
        options={[
          { value: ownId, label: t('workspaces.personal') },
          ...(isListed ? [] : [{ value: ownerId, label: t('workspaces.choose') }]),
          ...(workspaces.length > 0
            ? [{ heading: t('workspaces.groups'), options: workspaces.map(workspaceOption) }]
            : []),
        ]}
        onChange={onWorkspace}
        ariaLabel={t('workspaces.choose')}
        size="small"
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 220px' }, minWidth: 0 }}
      />
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

const workspaceOption = ({
  ownerId,
  name,
  sharedArticlesNotifications: count,
}: WorkspaceGroupsAnswer['workspaces'][number]) => ({
  value: ownerId,
  label: count > 0 ? t('workspaces.withNew', { name, count }) : name,
});
