import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';

interface EditDeniedProps {
  of: 'topic' | 'category';
  to: string;
}

/**
 * Shows that the user may not edit the topic or category, and redirects to where it can be read; a skeleton while that
 * page's code is loading.
 */
export function EditDenied({ of, to }: EditDeniedProps) {
  const { notifications } = useServices();
  useEffect(
    () => notifications.error(t(of === 'topic' ? 'topics.noPermission' : 'topics.groupNoPermission')),
    [notifications, of],
  );
  return (
    <>
      <Navigate to={to} replace />
      <Skeletons />
    </>
  );
}
