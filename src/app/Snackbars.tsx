import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotice } from '@client/shared/ui/notify';

const SnackbarArea = lazy(async () => ({ default: (await import('./SnackbarArea')).SnackbarArea }));

/** The place of snackbars, fetched when there is the first to show. */
export function Snackbars() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstNotice(() => setWanted(true)), []);
  return <Suspense>{wanted ? <SnackbarArea /> : null}</Suspense>;
}
