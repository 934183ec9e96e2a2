import '@client/features/colleagues/texts';
import '@client/features/users/userGroupTexts';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isNotFound } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { useUserGroupQuery } from '@client/api/iam/groupManagement';
import { isOwnedBy } from '@client/features/colleagues/groupOwner';
import { selectUser } from '@client/features/session/sessionSelectors';
import { isRecord } from '@client/shared/values/isRecord';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { draftOf, forgetDraft } from './userGroupDraft';
import { UserGroupForm } from './UserGroupForm';
import { emptyGroup, valuesOf } from './userGroupSchema';

/** Creates a user group, or edits the one in the URL. Users who don't own it are redirected to its read-only page. */
export function UserGroupPage() {
  const { userGroupId } = useParams();
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const user = useAppSelector(selectUser);
  const [draft] = useState(() => draftOf(pathname));
  const [opened] = useState(Date.now);
  const group = useUserGroupQuery(userGroupId ?? '', {
    skip: userGroupId === undefined,
    refetchOnMountOrArgChange: true,
  });
  // The draft is now in the form, so it is removed from the storage.
  useEffect(forgetDraft, []);

  const title = t(userGroupId === undefined ? 'userGroup.add' : 'userGroup.edit');
  const header = <PageHeader title={title} crumbs={[{ label: t('shell.userGroups'), to: paths.userGroups() }]} />;
  const newUser = isRecord(state) && typeof state.newUser === 'string' ? state.newUser : null;
  if (userGroupId === undefined) {
    return (
      <>
        {header}
        <UserGroupForm key="new" id={null} stored={emptyGroup} draft={draft} newUser={newUser} />
      </>
    );
  }
  const { data, error, refetch, fulfilledTimeStamp = 0 } = group;
  const failed: boolean = group.isError;
  if (data && !isOwnedBy(data, user?.ownerId)) return <Navigate to={paths.viewUserGroup({ userGroupId })} replace />;
  return (
    <>
      {header}
      {/* A cached group may be outdated: the form waits for a response that is newer than this visit, or an error. */}
      {data && (fulfilledTimeStamp >= opened || failed) ? (
        <UserGroupForm key={userGroupId} id={userGroupId} stored={valuesOf(data)} draft={draft} newUser={newUser} />
      ) : failed ? (
        <ErrorState
          title={t(isNotFound(error) ? 'userGroup.notFound' : 'state.failed')}
          error={errorText(error)}
          onRetry={refetch}
        />
      ) : (
        <Skeletons count={5} />
      )}
    </>
  );
}
