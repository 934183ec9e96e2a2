import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '@client/api/apiError';
import {
  useAddUserGroupMutation,
  useColleaguesQuery,
  useUpdateUserGroupMutation,
} from '@client/api/iam/groupManagement';
import { selectIsAdmin, selectUser } from '@client/features/session/sessionSelectors';
import { loadUserGroups } from '@client/features/workspace/workspaceSlice';
import type { ReturnState } from '@client/shared/navigation/returnLocation';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { LeaveGuard } from '@client/shared/ui/dialog/LeaveGuard';
import { keepDraft, type UserGroupDraft } from './userGroupDraft';
import { UserGroupFormView } from './UserGroupFormView';
import { isSameGroup, userGroupSchema, type UserGroupValues } from './userGroupSchema';

interface UserGroupFormProps {
  /** The id of the group; null for a new one. */
  id: string | null;
  /** The stored values. */
  stored: UserGroupValues;
  draft: UserGroupDraft | null;
  /** The uid of the user that was created from this form, if any. */
  newUser: string | null;
}

/** The user group form: its state, saving, and leaving. */
export function UserGroupForm({ id, stored, draft, newUser }: UserGroupFormProps) {
  const { notifications } = useServices();
  const [storedOnMount] = useState(stored);
  const [usersBefore] = useState(draft?.usersBefore ?? stored.users);
  const finished = useRef(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isAdmin = useAppSelector(selectIsAdmin);
  const ownUid = useAppSelector(selectUser)?.uid;
  const colleagues = useColleaguesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [add] = useAddUserGroupMutation();
  const [update] = useUpdateUserGroupMutation();

  const form = useFormik<UserGroupValues>({
    initialValues: withUser(draft?.values ?? storedOnMount, newUser),
    validationSchema: userGroupSchema,
    async onSubmit(values, { setErrors }) {
      const body = { name: values.name.trim(), description: values.description.trim(), users: values.users };
      const { error } = await (id === null ? add(body) : update({ id, body: { ...body, usersBefore } }));
      if (error) {
        setErrors((isApiError(error) ? error.fields : undefined) ?? {});
        return;
      }
      finished.current = true;
      notifications.success(t(id === null ? 'userGroup.created' : 'userGroup.edited'));
      void dispatch(loadUserGroups());
      void navigate(paths.userGroups());
    },
  });

  /** Keeps the form as a draft and opens the form of a new user, which leads back here. */
  const createUser = (): void => {
    finished.current = true;
    keepDraft({ pathname, values: form.values, usersBefore });
    const state: ReturnState = { userGroupLocation: { pathname, search } };
    void navigate(paths.editUser(), { state });
  };

  return (
    <>
      <UserGroupFormView
        form={form}
        colleagues={colleagues}
        ownUid={ownUid}
        onNewUser={isAdmin ? createUser : null}
        onCancel={() => void navigate(paths.userGroups())}
      />
      <LeaveGuard changed={() => !finished.current && !isSameGroup(form.values, storedOnMount)} />
    </>
  );
}

function withUser(values: UserGroupValues, uid: string | null): UserGroupValues {
  if (uid === null || values.users.includes(uid)) return values;
  return { ...values, users: [...values.users, uid] };
}
