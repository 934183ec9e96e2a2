import { useEffect, useState } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { forgetPath, rememberedPath } from '@client/features/session/rememberedPath';
import { selectSignedIn } from '@client/features/session/sessionSelectors';
import { isRecord } from '@client/shared/values/isRecord';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';
import { SwitchAccount } from './SwitchAccount';

/**
 * `/login` for a signed-in user: redirects to the page that they wanted to open. If that page denied access, offers to
 * sign in as someone else. Renders nothing during sign-out.
 */
export function SignedInRedirectPage() {
  const location: Location<unknown> = useLocation();
  const signedIn = useAppSelector(selectSignedIn);
  if (!signedIn) return null;
  return isRecord(location.state) && location.state.refused === true ? <SwitchAccount /> : <Redirect />;
}

/** Uses the remembered path once: redirecting again to a page that denies access would loop. */
function Redirect() {
  const [path] = useState(() => rememberedPath() ?? paths.home());
  useEffect(forgetPath, []);
  return <Navigate to={path} replace />;
}
