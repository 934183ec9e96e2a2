import '@client/features/colleagues/texts';
import '@client/features/users/texts';
import type { DepartmentUser } from '@contract/users';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { useUserQuery } from '@client/api/iam/users';
import { selectUser } from '@client/features/session/sessionSelectors';
import { UserRejectedEmailAlert } from '@client/features/users/UserRejectedEmailAlert';
import { isAdministrator, mayPublish } from '@client/features/users/userDisplay';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { useAppSelector } from '@client/shared/redux/hooks';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { EditUserForm } from './EditUserForm';
import { NewUserForm } from './NewUserForm';
import { emptyUser } from './userSchema';

/** Creates a user, or edits the one in the URL. */
export function UserPage() {
  const { userId } = useParams();
  const caller = useAppSelector(selectUser);
  const user = useUserQuery(userId ?? '', { skip: userId === undefined, refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch, fulfilledTimeStamp = 0 } = user;
  const [visited] = useState(Date.now);
  // The form starts with a fresh response, not a cached one, and ignores later ones: saving refetches the user.
  const [opened, setOpened] = useState<DepartmentUser | null>(null);
  if (data && fulfilledTimeStamp >= visited && !isFetching && opened?.id !== data.id) setOpened(data);
  const header = (
    <PageHeader
      title={t(userId === undefined ? 'user.add' : 'user.edit')}
      crumbs={[{ label: t('users.title'), to: paths.users() }]}
    />
  );
  if (userId === undefined) {
    return (
      <>
        {header}
        <NewUserForm />
      </>
    );
  }
  return (
    <>
      {header}
      {data ? <UserRejectedEmailAlert user={data} /> : null}
      {opened ? (
        <EditUserForm
          key={opened.id}
          user={opened}
          isOwn={opened.ownerId === caller?.ownerId}
          initial={{
            ...emptyUser,
            firstName: opened.firstName,
            lastName: opened.lastName,
            uid: opened.uid,
            administrator: isAdministrator(opened),
            publish: mayPublish(opened),
          }}
        />
      ) : error && !isFetching ? (
        <ErrorState
          title={t(isNotFound(error) ? 'user.notFound' : 'state.failed')}
          error={errorText(error)}
          onRetry={refetch}
        />
      ) : (
        <Skeletons count={7} />
      )}
    </>
  );
}
