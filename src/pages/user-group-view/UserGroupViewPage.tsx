import '@client/features/users/userGroupTexts';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useLeaveUserGroupMutation, useUserGroupQuery } from '@client/api/iam/groupManagement';
import { selectUser } from '@client/features/session/sessionSelectors';
import { loadUserGroups } from '@client/features/workspace/workspaceSlice';
import { t } from '@client/shared/texts/t';
import { useLeaveRemovedPage } from '@client/shared/services/useLeaveRemovedPage';
import { paths } from '@client/shared/navigation/paths';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { UserGroupView } from './UserGroupView';

/** Shows a user group read-only. Without an id in the URL, redirects to the list. */
export function UserGroupViewPage() {
  const { notifications } = useServices();
  const { userGroupId } = useParams();
  const ownerId = useAppSelector(selectUser)?.ownerId;
  const dispatch = useAppDispatch();
  const leaveRemovedPage = useLeaveRemovedPage();
  // After leaving, the user may not read the group: a refetch would fail.
  const [left, setLeft] = useState(false);
  const group = useUserGroupQuery(userGroupId ?? '', {
    skip: userGroupId === undefined || left,
    refetchOnMountOrArgChange: true,
  });
  const [leave, leaving] = useLeaveUserGroupMutation();
  if (userGroupId === undefined) return <Navigate to={paths.userGroups()} replace />;

  const leaveGroup = async (): Promise<void> => {
    setLeft(true);
    const { error } = await leave(userGroupId);
    if (error) {
      setLeft(false);
      return;
    }
    notifications.success(t('userGroups.left', { name: group.data?.name ?? '' }));
    void dispatch(loadUserGroups());
    leaveRemovedPage(paths.userGroups({ tab: 'member' }));
  };
  return <UserGroupView group={group} ownerId={ownerId} leaving={leaving.isLoading} onLeave={leaveGroup} />;
}
