import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { t } from '../lib/texts/t';
import { ConfirmDialog } from './ConfirmDialog';

/** While `changed` says so, leaving the page asks first: within the application by a dialog, otherwise by the browser. */
export function LeaveGuard({ changed }: { changed: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed() && currentLocation.pathname !== nextLocation.pathname,
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
      open={blocker.state === 'blocked'}
      title={t('leave.title')}
      text={t('leave.text')}
      confirm={t('leave.confirm')}
      cancel={t('leave.cancel')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
