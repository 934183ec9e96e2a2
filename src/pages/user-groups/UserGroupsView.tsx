import type { UserGroup, UserGroupsAnswer } from '@contract/userGroups';
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Logout from '@mui/icons-material/Logout';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { SelectionActionButton } from '@client/shared/list/SelectionActionButton';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { ListPagination } from '@client/shared/list/ListPagination';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { SearchField } from '@client/shared/list/SearchField';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { scrollableTabs } from '@client/shared/ui/layout/scrollableTabs';
import type { GroupTab } from './groupTab';
import { RemoveGroupsDialog } from './RemoveGroupsDialog';
import { UserGroupTable, type UserGroupTableProps } from './UserGroupTable';

interface UserGroupsViewProps extends Omit<UserGroupTableProps, 'groups' | 'onAsk'> {
  groups: {
    data?: UserGroupsAnswer | undefined;
    /** The response for the current tab and page; undefined while it is loading. */
    currentData?: UserGroupsAnswer | undefined;
    error?: unknown;
    refetch: () => unknown;
  };
  page: number;
  pages: number;
  text: string;
  isFiltered: boolean;
  busy: boolean;
  onType: (text: string) => void;
  onTab: (tab: GroupTab) => void;
  onPage: (page: number) => void;
  pageSize: number;
  onPageSize: (pageSize: number) => void;
  onRemove: (groups: readonly UserGroup[]) => Promise<void>;
}

const panel = 'user-groups-found';

export function UserGroupsView(props: UserGroupsViewProps) {
  const { groups, tab, selected, text, page, pages, onType, onTab, onRemove } = props;
  const [groupsToConfirm, setGroupsToConfirm] = useState<readonly UserGroup[]>([]);
  const { currentData } = groups;
  return (
    <>
      <PageHeader title={t('shell.userGroups')} actions={<AddButton />} />
      <Tabs
        {...scrollableTabs}
        value={tab}
        onChange={(_event, next: GroupTab) => onTab(next)}
        aria-label={t('userGroups.tabs')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="OWNER" label={t('userGroups.own')} id="user-groups-OWNER" aria-controls={panel} />
        <Tab value="MEMBER" label={t('userGroups.member')} id="user-groups-MEMBER" aria-controls={panel} />
      </Tabs>
      <Box role="tabpanel" id={panel} aria-labelledby={`user-groups-${tab}`}>
        <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
          <SearchField label={t('userGroups.find')} value={text} onChange={onType} />
          <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: '1 0 72px' }}>
            {currentData ? t('userGroups.total', { count: currentData.total }) : ''}
          </Typography>
          <SelectionActionButton
            none={selected.length === 0}
            icon={tab === 'OWNER' ? <DeleteOutlined /> : <Logout />}
            onClick={() => setGroupsToConfirm(selected)}
          >
            {t(tab === 'OWNER' ? 'action.delete' : 'userGroups.leave')}
          </SelectionActionButton>
        </Stack>
        <Body {...props} onAsk={(group) => setGroupsToConfirm([group])} />
        <ListPagination
          pages={pages}
          page={page}
          label={t('userGroups.pages')}
          onPage={props.onPage}
          rows={{ total: currentData?.total ?? 0, perPage: props.pageSize, onChange: props.onPageSize }}
        />
      </Box>
      <RemoveGroupsDialog
        tab={tab}
        groups={groupsToConfirm}
        busy={props.busy}
        onCancel={() => setGroupsToConfirm([])}
        onConfirm={async () => {
          await onRemove(groupsToConfirm);
          setGroupsToConfirm([]);
        }}
      />
    </>
  );
}

function Body(props: UserGroupsViewProps & { onAsk: (group: UserGroup) => void }) {
  const { groups, tab, isFiltered } = props;
  const { currentData, error, refetch } = groups;
  if (error && !currentData) return <ErrorState error={t('state.listFailed')} onRetry={refetch} />;
  if (!currentData) return <Skeletons shape="tableRow" count={6} />;
  if (currentData.usergroups.length > 0) return <UserGroupTable {...props} groups={currentData.usergroups} />;
  if (currentData.total > 0) return <Skeletons shape="tableRow" count={6} />;
  if (isFiltered) return <EmptyState title={t('empty.results')} icon={<Search />} />;
  return (
    <EmptyState
      title={t('userGroups.empty')}
      text={t(tab === 'OWNER' ? 'userGroups.emptyOwn' : 'userGroups.emptyMember')}
      icon={<GroupsOutlined />}
      action={tab === 'OWNER' ? <AddButton /> : null}
    />
  );
}

function AddButton() {
  return (
    <Button component={RouterLink} to={paths.editUserGroup()} variant="contained" startIcon={<Add />}>
      {t('userGroups.add')}
    </Button>
  );
}
