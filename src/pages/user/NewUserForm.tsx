import { adminLevel, deliveryMethods, standardLevel } from '@contract/limits';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { isApiError } from '@client/api/apiError';
import { useAddGroupMembersMutation } from '@client/api/iam/groupManagement';
import {
  useAddUserMutation,
  useDepartmentSubscriptionsQuery,
  useAddFavouriteForUsersMutation,
  useRemoveUserMutation,
  useUsersQuery,
} from '@client/api/iam/users';
import { selectFeature } from '@client/features/session/sessionSelectors';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { UserGroupsField } from './UserGroupsField';
import { StarterTopicsField } from './StarterTopicsField';
import { UserForm } from './UserForm';
import { emptyUser, type UserValues } from './userSchema';
import { useLeaveUserForm } from './useLeaveUserForm';

/** The form of a new user with groups and favorites. If these can't be assigned, the new user is removed again. */
export function NewUserForm() {
  const { notifications } = useServices();
  const [add] = useAddUserMutation();
  const [addMembers] = useAddGroupMembersMutation();
  const [addFavouriteForUsers] = useAddFavouriteForUsersMutation();
  const [removeUser] = useRemoveUserMutation();
  const navigate = useNavigate();
  const leave = useLeaveUserForm();
  const withGroups = useAppSelector(selectFeature('userGroups'));
  const createdUid = useRef<string | null>(null);
  const users = useUsersQuery({ limit: 1 }, { refetchOnMountOrArgChange: true });
  const subscriptions = useDepartmentSubscriptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const seats = subscriptions.data?.subscriptions.find(
    ({ deliveryMethod }) => deliveryMethod === deliveryMethods.access,
  )?.maxSeats;
  // Judged once: the user who is added here may be the last that is possible.
  const [maximum, setMaximum] = useState<{ count: number; isReached: boolean } | null>(null);
  if (maximum === null && users.data && seats !== undefined && !users.isFetching && !subscriptions.isFetching) {
    setMaximum({ count: seats, isReached: users.data.userTotal >= seats });
  }

  /** Adds the user to the groups, and topics to their favorites. Resolves to false if a request fails. */
  const assignGroupsAndTopics = async (id: string, { groups, topics }: UserValues): Promise<boolean> => {
    for (const group of groups) {
      const { error } = await addMembers({ id: group, users: [id] });
      if (error) return false;
    }
    if (topics.length === 0) return true;
    const { error } = await addFavouriteForUsers({ userIds: [id], profiles: topics });
    return error === undefined;
  };

  const save = async (values: UserValues) => {
    createdUid.current = null;
    const { data, error } = await add({
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      uid: values.uid.trim(),
      password: values.password,
      level: values.administrator ? adminLevel : standardLevel,
      deliveryMethods: [deliveryMethods.access],
    });
    if (!data) return (isApiError(error) ? error.fields : undefined) ?? {};
    if (await assignGroupsAndTopics(data.id, values)) {
      createdUid.current = data.uid;
      notifications.success(t('user.added'));
      return null;
    }
    const removal = await removeUser(data.id);
    notifications.error(t(removal.error ? 'user.rollbackFailed' : 'user.rolledBack'));
    return null;
  };

  const leaveAfterSave = () => {
    if (createdUid.current === null) void navigate(paths.users());
    else leave({ newUser: createdUid.current });
  };

  if (maximum?.isReached) {
    return (
      <EmptyState
        title={t('users.addDisabled', { max: maximum.count })}
        icon={<PeopleOutlined />}
        action={
          <Button component={RouterLink} to={paths.users()} variant="contained">
            {t('users.title')}
          </Button>
        }
      />
    );
  }
  return (
    <UserForm initial={emptyUser} isNew isOwn={false} onSave={save} onSaved={leaveAfterSave} onCancel={() => leave()}>
      {(form) => (
        <>
          {withGroups ? (
            <UserGroupsField
              selectedIds={form.values.groups}
              onChange={(groups) => void form.setFieldValue('groups', groups)}
            />
          ) : null}
          <StarterTopicsField
            selectedIds={form.values.topics}
            onChange={(topics) => void form.setFieldValue('topics', topics)}
          />
        </>
      )}
    </UserForm>
  );
}
