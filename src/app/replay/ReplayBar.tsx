import { writeInstant } from '@client/shared/lib/showInstant';
import { t } from '@client/shared/lib/texts/t';

/** Over the replayed page, outside its theme: so that nobody takes a replay for their own session. */
export function ReplayBar({ exportedAt }: { exportedAt: string }) {
  const time = writeInstant(exportedAt, 'yyyy-MM-dd HH:mm', 'UTC');
  return (
    <aside aria-label={t('qa.title')} style={bar}>
      {t('replay.bar', { time })}
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
