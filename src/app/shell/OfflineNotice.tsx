import { useEffect } from 'react';
import { selectOnline } from '@client/features/network/networkSlice';
import { useAppSelector } from '@client/shared/redux/hooks';
import { late } from '@client/shared/lib/late';
import { whenIdle } from '@client/shared/lib/whenIdle';

const load = () => import('./OfflineDialog');
const OfflineDialog = late(async () => (await load()).OfflineDialog);

/** The offline dialog comes and goes with the line. Its code is fetched while there is one. */
export function OfflineNotice() {
  const online = useAppSelector(selectOnline);
  // Where it does not come now, it is asked for again with the dialog.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  return online ? null : <OfflineDialog />;
}
