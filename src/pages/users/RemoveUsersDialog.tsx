import type { DepartmentUser } from '@contract/users';
import { useState } from 'react';
import { useRemoveUserMutation, useRemoveUsersMutation } from '@client/api/iam/users';
import { nameOfUser } from '@client/features/users/userDisplay';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { GroupOwnersDialog } from './GroupOwnersDialog';
import { ReassignGroupsDialog } from './ReassignGroupsDialog';

interface RemoveUsersDialogProps {
  users: readonly DepartmentUser[];
  onSelect: (users: readonly DepartmentUser[]) => void;
  onClose: () => void;
}

const ownsGroups = ({ ownerGroups }: DepartmentUser): boolean => ownerGroups.length > 0;

/**
 * Deletes the selected users. If nobody owns groups with other members, it asks for confirmation; if the only selected
 * user does, for a new owner of the groups; if several users are selected, it lists those who do.
 */
export function RemoveUsersDialog({ users, onSelect, onClose }: RemoveUsersDialogProps) {
  const { notifications } = useServices();
  const [removeOne, one] = useRemoveUserMutation();
  const [removeMany, many] = useRemoveUsersMutation();
  const [reassigning, setReassigning] = useState<DepartmentUser | null>(null);
  const [only] = users;
  const owners = users.filter(ownsGroups);
  const others = users.filter((user) => !ownsGroups(user));

  const afterRemoval = (removedUsers: readonly DepartmentUser[]) => {
    const remaining = users.filter((user) => !removedUsers.includes(user));
    onSelect(remaining);
    setReassigning(null);
    if (remaining.length === 0) onClose();
  };
  /** The user's groups have another owner now: what is left to do is a plain deletion. */
  const withoutGroups = (user: DepartmentUser) => {
    onSelect(users.map((other) => (other === user ? { ...other, ownerGroups: [] } : other)));
    setReassigning(null);
  };
  const remove = async (some: readonly DepartmentUser[]) => {
    const [first] = some;
    const alone = users.length === 1 && first !== undefined;
    const { error } = await (alone ? removeOne(first.id) : removeMany({ ids: some.map(({ id }) => id) }));
    if (error) {
      // Their groups may have changed since the list was loaded: the user has to select again.
      onSelect([]);
      onClose();
      return;
    }
    notifications.success(t(alone ? 'users.removed' : 'users.manyRemoved'));
    afterRemoval(some);
  };

  const owner = reassigning ?? (users.length === 1 && only && ownsGroups(only) ? only : null);
  if (owner) {
    return (
      <ReassignGroupsDialog
        user={owner}
        onDone={() => afterRemoval([owner])}
        onDeletionFailed={() => withoutGroups(owner)}
        onCancel={() => (reassigning ? setReassigning(null) : onClose())}
      />
    );
  }
  if (owners.length > 0) {
    return (
      <GroupOwnersDialog
        owners={owners}
        others={others.length}
        busy={many.isLoading}
        onReassign={setReassigning}
        onRemoveOthers={() => void remove(others)}
        onCancel={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      title={
        users.length === 1 && only
          ? t('users.remove.question', { name: nameOfUser(only) })
          : t('users.remove.manyQuestion', { count: users.length })
      }
      text={t('users.remove.note')}
      confirm={t('action.delete')}
      danger
      busy={one.isLoading || many.isLoading}
      onCancel={onClose}
      onConfirm={() => void remove(users)}
    />
  );
}
