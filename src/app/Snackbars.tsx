import { useEffect, useState } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { prefetch } from '@client/shared/lazy/prefetch';
import { useServices } from '@client/shared/services/useServices';

const SnackbarArea = lazyComponent(async () => (await import('./SnackbarArea')).SnackbarArea);

/**
 * Loads SnackbarArea when the browser is idle, or with the first notification: offline it could not be loaded any more.
 */
export function Snackbars() {
  const { notifications } = useServices();
  const [wanted, setWanted] = useState(false);
  useEffect(() => notifications.onWaiting(() => setWanted(true)), [notifications]);
  useEffect(() => prefetch(SnackbarArea.prefetch), []);
  return wanted ? <SnackbarArea /> : null;
}
