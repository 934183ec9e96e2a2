import '@client/features/users/texts';
import { deliveryMethods } from '@contract/limits';
import type { DepartmentUser, UserSort } from '@contract/users';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDepartmentSubscriptionsQuery, useUsersQuery } from '@client/api/iam/users';
import { usePageSize } from '@client/shared/navigation/usePageSize';
import { useLastPage, usePageState } from '@client/shared/navigation/usePageState';
import { useFilterText } from '@client/shared/list/useFilterText';
import { userSearchTypes } from './userSearchTypes';
import { UsersView } from './UsersView';

const sorts: readonly UserSort[] = ['lastName', 'firstName', 'email', 'role'];

/** Manage Users: all users of the department except the signed-in one. */
export function UsersPage() {
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();
  const [page, openPage] = usePageState();
  const [pageSize, choosePageSize] = usePageSize();
  const keyword = params.get('query') ?? '';
  const searchType = userSearchTypes.find((one) => one === params.get('type')) ?? 'all';
  const sort = sorts.find((one) => one === params.get('sort')) ?? 'lastName';
  const order = params.get('order') === 'desc' ? 'desc' : 'asc';
  const [selected, setSelected] = useState<readonly DepartmentUser[]>([]);
  const users = useUsersQuery(
    { start: (page - 1) * pageSize, limit: pageSize, searchType, sort, order, hideSelf: true, keyword },
    { refetchOnMountOrArgChange: true },
  );
  const subscriptions = useDepartmentSubscriptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const seats = subscriptions.data?.subscriptions.find(
    ({ deliveryMethod }) => deliveryMethod === deliveryMethods.access,
  );

  // A changed filter resets the page and the selection.
  const change = (name: string, value: string, usual: string) => {
    setSelected([]);
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (value === usual) changed.delete(name);
        else changed.set(name, value);
        return changed;
      },
      { replace: true },
    );
  };

  const [text, type] = useFilterText(keyword, (next) => change('query', next, ''));

  const pages = Math.ceil((users.data?.total ?? 0) / pageSize);
  useLastPage(page, users.isFetching ? undefined : pages);

  const sortBy = (next: UserSort) => {
    const changed = new URLSearchParams(params);
    changed.set('sort', next);
    changed.set('order', next === sort && order === 'asc' ? 'desc' : 'asc');
    setParams(changed, { replace: true });
  };

  return (
    <UsersView
      users={users}
      maxSeats={seats?.maxSeats}
      page={page}
      pages={pages}
      text={text}
      searchType={searchType}
      sort={sort}
      order={order}
      selected={selected}
      back={{ savedLocation: { pathname, search, page } }}
      onType={type}
      onSearchType={(next) => change('type', next, 'all')}
      onSort={sortBy}
      onPage={openPage}
      pageSize={pageSize}
      onPageSize={choosePageSize}
      onSelect={setSelected}
    />
  );
}
