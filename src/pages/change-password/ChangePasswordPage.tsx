import '@client/features/password/texts';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { currentUserEndpoints, useChangePasswordMutation } from '@client/api/iam/currentUser';
import { fetchUncached } from '@client/api/fetchUncached';
import { selectUser } from '@client/features/session/sessionSelectors';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { ChangePasswordView } from './ChangePasswordView';
import type { PasswordErrors, PasswordValues } from './passwordSchema';

/** Changes the user's own password. The server ends all other sessions of the user; this session continues. */
export function ChangePasswordPage() {
  const { notifications } = useServices();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const [change] = useChangePasswordMutation();

  /** Resolves to null when the password is changed, else to the errors by field. */
  const save = async ({ oldPassword, password }: PasswordValues): Promise<PasswordErrors | null> => {
    const { error } = await change({ currentPassword: oldPassword, newPassword: password });
    if (error) {
      const fields = isApiError(error) ? error.fields : undefined;
      if (!fields) notifications.error(errorText(error));
      return {
        ...(fields?.currentPassword && { oldPassword: fields.currentPassword }),
        ...(fields?.newPassword && { password: fields.newPassword }),
      };
    }
    notifications.success(t('changePassword.done'));
    // Reloads the user, because the expiration date of the old password no longer applies.
    void dispatch(fetchUncached(currentUserEndpoints.endpoints.currentUser, undefined));
    void navigate(paths.home());
    return null;
  };

  return (
    <ChangePasswordView
      uid={user?.uid ?? ''}
      expires={user?.passwordExpirationDate}
      onSave={save}
      onCancel={() => void navigate(paths.home())}
    />
  );
}
