import { useEffect, useState } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { forgetPath, rememberedPath } from '@client/features/session/rememberedPath';
import { selectSignedIn } from '@client/features/session/sessionSelectors';
import { isRecord } from '@client/shared/values/isRecord';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';
import { OtherAccount } from './OtherAccount';

/** /login for who is signed in: on to where they wanted to go, unless that was refused. Not while they are leaving. */
export function GoOnPage() {
  const at: Location<unknown> = useLocation();
  const signedIn = useAppSelector(selectSignedIn);
  if (!signedIn) return null;
  return isRecord(at.state) && at.state.refused === true ? <OtherAccount /> : <GoOn />;
}

/** The remembered path is used once: a page that refuses its visitor must not be gone to again. */
function GoOn() {
  const [path] = useState(() => rememberedPath() ?? paths.home());
  useEffect(forgetPath, []);
  return <Navigate to={path} replace />;
}
