import type { LoginBody } from '@contract/auth';
import { useState } from 'react';
import { isApiError, type ApiError } from '@client/api/apiError';
import { sessionEndpoints } from '@client/api/auth/session';
import { selectSession, selectSigningIn } from '@client/features/session/sessionSelectors';
import { loadSignOn, signOnAddress } from '@client/features/session/signOnFlow';
import { t } from '@client/shared/texts/t';
import { usePageTitle } from '@client/shared/navigation/usePageTitle';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import type { AppThunk } from '@client/shared/redux/thunkTypes';
import { LoginView, type ExpiredSignIn } from './LoginView';

/**
 * Signs in. First loads the sign-on configuration if that failed before, because signing in needs its realm.
 * @returns why the server refused; null if it did not, or was not asked
 */
const signIn =
  (values: LoginBody): AppThunk<Promise<ApiError | null>> =>
  async (dispatch, getState) => {
    const { realm } = getState().session.signOn ?? (await dispatch(loadSignOn())) ?? {};
    if (realm === undefined) return null;
    const { error } = await dispatch(sessionEndpoints.endpoints.login.initiate({ ...values, realm }, { track: false }));
    return isApiError(error) ? error : null;
  };

/** The sign-in page: by form, or on the company's own sign-on page. Rendered outside of the router: see AuthGate. */
export function LoginPage({ cameForPage = false }: { cameForPage?: boolean }) {
  const dispatch = useAppDispatch();
  const busy = useAppSelector(selectSigningIn);
  const { tokenLoad, signOnLoad, signOn } = useAppSelector(selectSession);
  usePageTitle(t('login.title'));
  const [expired, setExpired] = useState<ExpiredSignIn | null>(null);
  const submit = async (values: LoginBody) => {
    const error = await dispatch(signIn(values));
    const { username, password } = values;
    if (error?.code === 'PASSWORD_EXPIRED') setExpired({ username, password });
    else if (error?.code === 'PASSWORD_WEAK') setExpired({ username, password, refusal: error.message });
    else if (error?.code === 'INVALID_CREDENTIALS') setExpired(null);
  };
  const redirecting = signOn !== null && signOnAddress(signOn, location.search) !== null;
  return (
    <LoginView
      busy={busy}
      cameForPage={cameForPage}
      unready={signOn === null && signOnLoad.status === 'error'}
      redirecting={redirecting}
      error={tokenLoad.error}
      singleSignOn={signOn?.singleSignOn ?? null}
      expired={expired}
      onSubmit={(values) => void submit(values)}
      onCancelChange={() => setExpired(null)}
    />
  );
}
