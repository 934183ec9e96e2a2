import type { UserSearchType, UsersAnswer } from '@contract/users';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import Search from '@mui/icons-material/Search';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { SelectionActionButton } from '@client/shared/list/SelectionActionButton';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { ListPagination } from '@client/shared/list/ListPagination';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { SearchField } from '@client/shared/list/SearchField';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { SelectField } from '@client/shared/ui/form/SelectField';
import { userSearchTypes } from './userSearchTypes';
import { UsersPageActions } from './UsersPageActions';
import { UserTable, type UserTableProps } from './UserTable';

const RemoveUsersDialog = lazyComponent(async () => (await import('./RemoveUsersDialog')).RemoveUsersDialog, {
  dialog: true,
});
const ImportDialog = lazyComponent(async () => (await import('./import/ImportDialog')).ImportDialog, { dialog: true });

interface UsersViewProps extends Omit<UserTableProps, 'users'> {
  users: { data?: UsersAnswer | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** The number of the department's seats; undefined until it is loaded. */
  maxSeats: number | undefined;
  page: number;
  pages: number;
  text: string;
  searchType: UserSearchType;
  onType: (text: string) => void;
  onSearchType: (type: UserSearchType) => void;
  onPage: (page: number) => void;
  pageSize: number;
  onPageSize: (pageSize: number) => void;
}

export function UsersView(props: UsersViewProps) {
  const { users, maxSeats, selected, text, page, pages, back } = props;
  const { data } = users;
  const [removing, setRemoving] = useState(false);
  const [importing, setImporting] = useState(false);
  const full = maxSeats !== undefined && data !== undefined && data.userTotal >= maxSeats;
  return (
    <>
      <PageHeader
        title={t('users.title')}
        // A non-breaking space reserves the line until the numbers are loaded, to avoid a layout shift.
        note={data && maxSeats !== undefined ? t('users.seats', { count: data.userTotal, max: maxSeats }) : '\u00a0'}
        actions={<UsersPageActions maxSeats={full ? maxSeats : null} back={back} onUpload={() => setImporting(true)} />}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <SelectField
          size="small"
          ariaLabel={t('users.searchType')}
          value={props.searchType}
          options={userSearchTypes.map((value) => ({ value, label: t(`users.searchType.${value}`) }))}
          onChange={props.onSearchType}
        />
        <SearchField label={t('users.find')} value={text} onChange={props.onType} />
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: '1 0 72px' }}>
          {data ? t('users.total', { count: data.total }) : ''}
        </Typography>
        <SelectionActionButton none={selected.length === 0} icon={<DeleteOutlined />} onClick={() => setRemoving(true)}>
          {t('users.deleteSelected')}
        </SelectionActionButton>
      </Stack>
      <Body {...props} />
      <ListPagination
        pages={pages}
        page={page}
        label={t('users.pages')}
        onPage={props.onPage}
        rows={{ total: data?.total ?? 0, perPage: props.pageSize, onChange: props.onPageSize }}
      />
      {removing ? (
        <RemoveUsersDialog users={selected} onSelect={props.onSelect} onClose={() => setRemoving(false)} />
      ) : null}
      {importing ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </>
  );
}

function Body(props: UsersViewProps) {
  const { users, text } = props;
  const { data, error, refetch } = users;
  if (error && !data) return <ErrorState error={t('state.listFailed')} onRetry={refetch} />;
  if (!data) return <Skeletons shape="tableRow" count={8} />;
  if (data.users.length > 0) return <UserTable {...props} users={data.users} />;
  if (data.total > 0) return <Skeletons shape="tableRow" count={8} />;
  if (text.trim() !== '') return <EmptyState title={t('empty.results')} icon={<Search />} />;
  return <EmptyState title={t('users.empty')} icon={<PeopleOutlined />} />;
}
