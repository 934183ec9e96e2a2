import { adminLevel, deliveryMethods, standardLevel } from '@contract/limits';
import type { DepartmentUser, UserBody } from '@contract/users';
import { isApiError } from '@client/api/apiError';
import { useUpdateUserMutation } from '@client/api/iam/users';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { UserForm } from './UserForm';
import type { UserValues } from './userSchema';
import { useLeaveUserForm } from './useLeaveUserForm';

interface EditUserFormProps {
  user: DepartmentUser;
  isOwn: boolean;
  initial: UserValues;
}

export function EditUserForm({ user, isOwn, initial }: EditUserFormProps) {
  const { notifications } = useServices();
  const [update] = useUpdateUserMutation();
  const leave = useLeaveUserForm();
  const save = async (values: UserValues) => {
    const { error } = await update({ id: user.id, body: bodyOf(user, values) });
    if (error) return (isApiError(error) ? error.fields : undefined) ?? {};
    notifications.success(t('user.changed'));
    return null;
  };
  return (
    <UserForm
      initial={initial}
      isNew={false}
      isOwn={isOwn}
      onSave={save}
      onSaved={() => leave()}
      onCancel={() => leave()}
    />
  );
}

function bodyOf(user: DepartmentUser, values: UserValues): UserBody {
  const others = user.deliveryMethods.filter((method) => method !== deliveryMethods.publish);
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    level: values.administrator ? adminLevel : standardLevel,
    deliveryMethods: values.publish ? [...others, deliveryMethods.publish] : others,
    updatePassword: values.password !== '',
    ...(values.password !== '' && { password: values.password }),
  };
}
