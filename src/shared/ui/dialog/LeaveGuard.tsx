import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { ConfirmDialog } from './ConfirmDialog';

interface LeaveGuardProps {
  changed: () => boolean;
  /** Called when the changes are discarded. */
  onLeave?: () => void;
}

/**
 * While `changed` returns true, asks before the page is left or the user signs out; before the browser tab closes, the
 * browser asks.
 */
export function LeaveGuard({ changed, onLeave }: LeaveGuardProps) {
  const { leaveGuards } = useServices();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed() && currentLocation.pathname !== nextLocation.pathname,
  );
  const [held, setHeld] = useState<{ go: () => void } | null>(null);
  useEffect(
    () =>
      leaveGuards.add((go) => {
        const asks = changed();
        if (asks) setHeld({ go });
        return asks;
      }),
    [leaveGuards, changed],
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (changed()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [changed]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' || held !== null}
      title={t('leave.title')}
      text={t('leave.text')}
      confirm={t('leave.confirm')}
      cancel={t('leave.cancel')}
      danger
      onConfirm={() => {
        onLeave?.();
        if (held) held.go();
        else blocker.proceed?.();
      }}
      onCancel={() => {
        setHeld(null);
        blocker.reset?.();
      }}
    />
  );
}
