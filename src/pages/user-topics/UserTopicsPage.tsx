import '@client/features/alerts/texts';
import '@client/features/users/texts';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { errorText } from '@client/api/errorText';
import { useTopicsOfUserQuery } from '@client/api/data/topicsOfUser';
import { useUserQuery } from '@client/api/iam/users';
import { UserRejectedEmailAlert } from '@client/features/users/UserRejectedEmailAlert';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useServices } from '@client/shared/services/useServices';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { UserSummaryCard } from './UserSummaryCard';
import { UserSubscriptions } from './UserSubscriptions';
import { UserTopicAlerts } from './UserTopicAlerts';

/** Manage user topics: a user, the alerts of their own topics, and their subscriptions to others. If loading fails, redirects to the list of users. */
export function UserTopicsPage() {
  const { notifications } = useServices();
  const { userId = '' } = useParams();
  const navigate = useNavigate();
  const user = useUserQuery(userId, { refetchOnMountOrArgChange: true });
  const { data, error } = user;
  const topics = useTopicsOfUserQuery(data?.ownerId ?? '', {
    skip: data === undefined,
    refetchOnMountOrArgChange: true,
  });
  const topicsError = topics.data ? undefined : topics.error;
  const failure = error
    ? t('userTopics.error', { reason: errorText(error) })
    : topicsError
      ? t('alerts.personal.loadFailed', { reason: errorText(topicsError) })
      : null;
  useEffect(() => {
    if (failure === null) return;
    notifications.error(failure);
    void navigate(paths.users(), { replace: true });
  }, [notifications, failure, navigate]);
  return (
    <>
      <PageHeader title={t('userTopics.title')} crumbs={[{ label: t('users.title'), to: paths.users() }]} />
      {data && !error ? (
        <>
          <UserSummaryCard user={data} />
          <UserRejectedEmailAlert user={data} />
          <UserTopicAlerts key={data.id} user={data} topics={topics.data} />
          <UserSubscriptions key={`${data.id} subscriptions`} user={data} />
        </>
      ) : (
        <Skeletons count={5} />
      )}
    </>
  );
}
