import { lazy, Suspense, useEffect } from 'react';
import { selectOnline } from '@client/features/network/networkSlice';
import { useAppSelector } from '@client/shared/redux/hooks';
import { whenIdle } from '@client/shared/lib/whenIdle';

const load = () => import('./OfflineDialog');
const OfflineDialog = lazy(async () => ({ default: (await load()).OfflineDialog }));

/** The offline dialog comes and goes with the line. Its code is fetched while there is one. */
export function OfflineNotice() {
  const online = useAppSelector(selectOnline);
  useEffect(() => whenIdle(() => void load()), []);
  return <Suspense>{online ? null : <OfflineDialog />}</Suspense>;
}
