import type { LoginBody } from '@contract/auth';
import { sessionEndpoints } from '@client/api/auth/session';
import { selectSession, selectSigningIn } from '@client/features/session/sessionSelectors';
import { loadSignOn, signOnAddress } from '@client/features/session/signOnFlow';
import { t } from '@client/shared/texts/t';
import { usePageTitle } from '@client/shared/navigation/usePageTitle';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import type { AppThunk } from '@client/shared/redux/thunkTypes';
import { LoginView } from './LoginView';

/** Signs in. First loads the sign-on configuration if that failed before, because signing in needs its realm. */
const signIn =
  (values: LoginBody): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { realm } = getState().session.signOn ?? (await dispatch(loadSignOn())) ?? {};
    if (realm === undefined) return;
    await dispatch(sessionEndpoints.endpoints.login.initiate({ ...values, realm }, { track: false }));
  };

/** The sign-in page: by form, or on the company's own sign-on page. Rendered outside of the router: see AuthGate. */
export function LoginPage() {
  const dispatch = useAppDispatch();
  const busy = useAppSelector(selectSigningIn);
  const { tokenLoad, signOnLoad, signOn } = useAppSelector(selectSession);
  usePageTitle(t('login.title'));
  const redirecting = signOn !== null && signOnAddress(signOn, location.search) !== null;
  return (
    <LoginView
      busy={busy}
      unready={signOn === null && signOnLoad.status === 'error'}
      redirecting={redirecting}
      error={tokenLoad.error}
      singleSignOn={signOn?.singleSignOn ?? null}
      onSubmit={(values) => {
        void dispatch(signIn(values));
      }}
    />
  );
}
