import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { t } from '@client/shared/lib/texts/t';
import { notifyError } from '@client/shared/ui/notify';

/** Says that the topic is not the caller's to edit, and leads to where it can be read. */
export function Denied({ to }: { to: string }) {
  useEffect(() => notifyError(t('topics.noPermission')), []);
  return <Navigate to={to} replace />;
}
