import '@client/shared/lib/texts/use/people';
import '@client/shared/lib/texts/use/users';
import { useParams } from 'react-router-dom';
import { errorText } from '@client/api/errorText';
import { useUserQuery } from '@client/api/iam/users';
import { selectUser } from '@client/features/session/sessionSelectors';
import { isAdministrator, mayPublish } from '@client/features/users/userWords';
import { t } from '@client/shared/lib/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { ErrorState } from '@client/shared/ui/ErrorState';
import { PageHeader } from '@client/shared/ui/PageHeader';
import { Skeletons } from '@client/shared/ui/Skeletons';
import { EditUser } from './EditUser';
import { NewUser } from './NewUser';
import { emptyUser } from './userSchema';

/** Adding a user, or editing the one in the address. */
export function UserPage() {
  const { userId } = useParams();
  const caller = useAppSelector(selectUser);
  const user = useUserQuery(userId ?? '', { skip: userId === undefined, refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = user;
  const header = (
    <PageHeader
      title={t(userId === undefined ? 'user.add' : 'user.edit')}
      crumbs={[{ label: t('users.title'), to: '/users' }]}
    />
  );
  if (userId === undefined) {
    return (
      <>
        {header}
        <NewUser />
      </>
    );
  }
  return (
    <>
      {header}
      {/* A user kept from an earlier visit may have changed: the form begins with what it is now. */}
      {data && !isFetching ? (
        <EditUser
          key={data.id}
          user={data}
          isOwn={data.ownerId === caller?.ownerId}
          initial={{
            ...emptyUser,
            firstName: data.firstName,
            lastName: data.lastName,
            uid: data.uid,
            administrator: isAdministrator(data),
            publish: mayPublish(data),
          }}
        />
      ) : error && !isFetching ? (
        <ErrorState title={t('user.notFound')} error={errorText(error)} onRetry={refetch} />
      ) : (
        <Skeletons count={7} />
      )}
    </>
  );
}
