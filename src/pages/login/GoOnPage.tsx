import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { forgetPath, rememberedPath } from '@client/features/session/rememberedPath';
import { selectSignedIn } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';

/** /login for who is signed in: on to where they wanted to go. Not while they are leaving. */
export function GoOnPage() {
  return useAppSelector(selectSignedIn) ? <GoOn /> : null;
}

/** The remembered path is used once: a page that refuses its visitor must not be gone to again. */
function GoOn() {
  const [path] = useState(() => rememberedPath() ?? '/');
  useEffect(forgetPath, []);
  return <Navigate to={path} replace />;
}
