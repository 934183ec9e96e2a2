import { useEffect, useState } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { prefetch } from '@client/shared/lazy/prefetch';
import { useServices } from '@client/shared/services/useServices';

const load = () => import('./SnackbarArea');
const SnackbarArea = lazyComponent(async () => (await load()).SnackbarArea);

/** The place of snackbars, fetched when there is the first to show or the page is at rest: without a line it could not come. */
export function Snackbars() {
  const { notifications } = useServices();
  const [wanted, setWanted] = useState(false);
  useEffect(() => notifications.onWaiting(() => setWanted(true)), [notifications]);
  useEffect(() => prefetch(load), []);
  return wanted ? <SnackbarArea /> : null;
}
