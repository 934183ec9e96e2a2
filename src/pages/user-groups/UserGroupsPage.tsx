import '@client/features/users/userGroupTexts';
import type { UserGroup } from '@contract/userGroups';
import { limits } from '@contract/limits';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  useLeaveUserGroupMutation,
  useRemoveUserGroupMutation,
  useUserGroupPageQuery,
} from '@client/api/iam/groupManagement';
import { selectUser } from '@client/features/session/sessionSelectors';
import { loadUserGroups } from '@client/features/workspace/workspaceSlice';
import { t } from '@client/shared/texts/t';
import { usePageSize } from '@client/shared/navigation/usePageSize';
import { useLastPage, usePageState } from '@client/shared/navigation/usePageState';
import { useFilterText } from '@client/shared/list/useFilterText';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import type { GroupTab } from './groupTab';
import { UserGroupsView } from './UserGroupsView';

/** The user's own groups, and the groups of others. Tab, text, and page size are in the URL, the page in the history state. */
export function UserGroupsPage() {
  const { notifications } = useServices();
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const [page, openPage] = usePageState();
  const [pageSize, choosePageSize] = usePageSize();
  const tab: GroupTab = params.get('tab') === 'member' ? 'MEMBER' : 'OWNER';
  const query = params.get('query') ?? '';
  const [selected, setSelected] = useState<readonly UserGroup[]>([]);
  const ownerId = useAppSelector(selectUser)?.ownerId;
  const [remove, removing] = useRemoveUserGroupMutation();
  const [leave, leaving] = useLeaveUserGroupMutation();
  const groups = useUserGroupPageQuery(
    { role: tab, people: 'owner', start: (page - 1) * pageSize, limit: pageSize, ...(query === '' ? {} : { query }) },
    { refetchOnMountOrArgChange: true },
  );

  const pages = Math.ceil((groups.data?.total ?? 0) / pageSize);
  useLastPage(page, groups.isFetching ? undefined : pages);

  const changeUrl = (nextTab: GroupTab, nextQuery: string): void => {
    setSelected([]);
    setParams(
      {
        ...(nextTab === 'MEMBER' && { tab: 'member' }),
        ...(nextQuery !== '' && { query: nextQuery }),
        ...(pageSize !== limits.tablePageLarge && { size: String(pageSize) }),
      },
      { replace: nextTab === tab },
    );
  };
  const [text, type] = useFilterText(query, (next) => changeUrl(tab, next));

  /** Deletes own groups or leaves others'. A group whose request fails stays selected. */
  const removeGroups = async (groupsToRemove: readonly UserGroup[]): Promise<void> => {
    const change = tab === 'OWNER' ? remove : leave;
    // In parallel: the API has one request per group, and the list is refetched after the last.
    const answers = await Promise.all(groupsToRemove.map(({ id }) => change(id)));
    const removedGroups = groupsToRemove.filter((_group, at) => !answers[at]?.error);
    const removedIds = new Set(removedGroups.map(({ id }) => id));
    setSelected((now) => now.filter(({ id }) => !removedIds.has(id)));
    if (removedGroups.length > 0) {
      notifications.success(successText(tab, removedGroups));
      void dispatch(loadUserGroups());
    }
  };

  return (
    <UserGroupsView
      groups={groups}
      tab={tab}
      page={page}
      pages={pages}
      text={text}
      isFiltered={query !== ''}
      ownerId={ownerId}
      selected={selected}
      busy={removing.isLoading || leaving.isLoading}
      onType={type}
      onTab={(next) => changeUrl(next, query)}
      onPage={openPage}
      pageSize={pageSize}
      onPageSize={choosePageSize}
      onSelect={setSelected}
      onRemove={removeGroups}
    />
  );
}

function successText(tab: GroupTab, [first, ...more]: readonly UserGroup[]): string {
  const count = more.length + 1;
  if (tab === 'OWNER') return count === 1 ? t('userGroups.deleted') : t('userGroups.manyDeleted', { count });
  return count === 1 ? t('userGroups.left', { name: first?.name ?? '' }) : t('userGroups.manyLeft', { count });
}
