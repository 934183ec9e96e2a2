import { useEffect, useState } from 'react';
import { late } from '@client/shared/lib/late';
import { whenIdle } from '@client/shared/lib/whenIdle';
import { useServices } from '@client/shared/services/useServices';

const load = () => import('./SnackbarArea');
const SnackbarArea = late(async () => (await load()).SnackbarArea);

/** The place of snackbars, fetched when there is the first to show or the page is at rest: without a line it could not come. */
export function Snackbars() {
  const { notifications } = useServices();
  const [wanted, setWanted] = useState(false);
  useEffect(() => notifications.onWaiting(() => setWanted(true)), [notifications]);
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  return wanted ? <SnackbarArea /> : null;
}
