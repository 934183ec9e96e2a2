import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { forgetPath, rememberedPath } from '@client/features/session/rememberedPath';
import {
  selectSession,
  selectSignedIn,
  selectSigningIn,
  selectSignOn,
} from '@client/features/session/sessionSelectors';
import { signOnAddress } from '@client/features/session/signOnFlow';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { sessionEndpoints } from '@client/api/auth/session';
import { LoginView } from './LoginView';

/** Signing in. Whoever is in goes on to where they wanted to go. */
export function LoginPage() {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectSignedIn);
  const signOn = useAppSelector(selectSignOn);
  const busy = useAppSelector(selectSigningIn);
  const { tokenLoad, signOnLoad } = useAppSelector(selectSession);

  if (signedIn) return <GoOn />;
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

/** The remembered path is used once: a page that refuses its visitor must not be gone to again. */
function GoOn() {
  const [path] = useState(() => rememberedPath() ?? '/');
  useEffect(forgetPath, []);
  return <Navigate to={path} replace />;
}
