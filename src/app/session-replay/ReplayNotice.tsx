import { useSyncExternalStore } from 'react';
import { formatInstant } from '@client/shared/time/formatDate';
import { t } from '@client/shared/texts/t';
import type { AppStore } from '../makeStore';

/**
 * The bar over a replayed page, outside its theme, so that nobody mistakes a replay for their own session. It also
 * reports that signing out has no effect in a replay.
 */
export function ReplayNotice({ exportedAt, store }: { exportedAt: string; store: AppStore }) {
  const leaving = useSyncExternalStore(store.subscribe, () => store.getState().session.leaving);
  const time = formatInstant(exportedAt, 'yyyy-MM-dd HH:mm', 'UTC');
  return (
    <aside aria-label={t('qa.title')} style={{ ...bar, ...(leaving && warningStyles) }}>
      <span role="status">{leaving ? t('replay.noSignOut') : t('replay.bar', { time })}</span>
    </aside>
  );
}

const bar = {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 2000,
  padding: '6px 16px',
  background: '#3b2a00',
  color: '#ffe9b0',
  font: '500 0.8125rem/1.4 sans-serif',
  textAlign: 'center',
  pointerEvents: 'none',
} as const;
const warningStyles = { background: '#7a2600', color: '#fff' } as const;
