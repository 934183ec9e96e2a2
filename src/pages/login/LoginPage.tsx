import { sessionEndpoints } from '@client/api/auth/session';
import { selectSession, selectSigningIn } from '@client/features/session/sessionSelectors';
import { signOnAddress } from '@client/features/session/signOnFlow';
import { t } from '@client/shared/lib/texts/t';
import { usePageTitle } from '@client/shared/lib/usePageTitle';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { LoginView } from './LoginView';

/** Signing in, by form or by the company's own page. Knows no router: see Gate. */
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
        const realm = signOn?.realm ?? '';
        void dispatch(sessionEndpoints.endpoints.login.initiate({ ...values, realm }, { track: false }));
      }}
    />
  );
}
