import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';

interface DeniedProps {
  of: 'topic' | 'category';
  to: string;
}

/** Says that the topic or category is not the caller's to edit, and leads to where it can be read, whose code may be on its way. */
export function Denied({ of, to }: DeniedProps) {
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
