import type { DepartmentUser } from '@contract/users';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { errorText } from '@client/api/errorText';
import { useChangeGroupOwnerMutation, useColleaguesQuery } from '@client/api/iam/groupManagement';
import { useRemoveUserMutation } from '@client/api/iam/users';
import { colleagueName, findColleagues } from '@client/features/colleagues/findColleagues';
import { nameOfUser } from '@client/features/users/userDisplay';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { MultiSelectList } from '@client/shared/list/MultiSelectList';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { SearchField } from '@client/shared/list/SearchField';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';

interface ReassignGroupsDialogProps {
  user: DepartmentUser;
  onDone: () => void;
  /** The groups have their new owner, but the user could not be deleted. */
  onDeletionFailed: () => void;
  onCancel: () => void;
}

/** Asks for a new owner of the user's groups, then deletes the user. */
export function ReassignGroupsDialog({ user, onDone, onDeletionFailed, onCancel }: ReassignGroupsDialogProps) {
  const { notifications } = useServices();
  const id = useId();
  const [text, setText] = useState('');
  const [owner, setOwner] = useState<string | null>(null);
  const colleagues = useColleaguesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [changeOwner, change] = useChangeGroupOwnerMutation();
  const [removeUser, removal] = useRemoveUserMutation();
  const name = nameOfUser(user);
  const others = (colleagues.data?.users ?? []).filter((one) => one.id !== user.id);
  const items = findColleagues(others, text).map((one) => ({
    id: one.id,
    name: colleagueName(one),
    detail: one.email,
  }));

  const confirm = async () => {
    if (owner === null) return;
    const groups = user.ownerGroups.map((group) => group.id);
    const changed = await changeOwner({ newOwnerId: owner, usergroupsIds: groups });
    if (changed.error) return;
    notifications.success(t('users.reassigned'));
    const { error } = await removeUser(user.id);
    if (error) {
      onDeletionFailed();
      return;
    }
    notifications.success(t('users.removed'));
    onDone();
  };

  return (
    <Dialog open onClose={onCancel} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>{t('users.reassign.title', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2">{t('users.reassign.text', { name })}</DialogContentText>
        <Box component="ul" sx={{ my: 1.5, pl: 2.5, typography: 'body2' }}>
          {user.ownerGroups.map((group) => (
            <li key={group.id}>
              <Box component="span" sx={{ fontWeight: 560 }}>
                {group.name}
              </Box>
              {', '}
              {t('users.reassign.members', { count: group.members })}
            </li>
          ))}
        </Box>
        <Stack spacing={1}>
          <Typography component="h3" variant="subtitle2">
            {t('users.reassign.owner')}
          </Typography>
          {/* In a row: in the column, the field's preferred width would become its height. */}
          <Stack direction="row">
            <SearchField label={t('users.find')} value={text} onChange={setText} />
          </Stack>
          {colleagues.data ? (
            <MultiSelectList
              label={t('users.reassign.owner')}
              items={items}
              chosen={new Set(owner === null ? [] : [owner])}
              rows={5}
              // Single selection: the newly selected user replaces the previous one.
              onChange={(chosen) => setOwner([...chosen].find((one) => one !== owner) ?? null)}
            />
          ) : colleagues.error ? (
            <ErrorState error={errorText(colleagues.error)} onRetry={colleagues.refetch} />
          ) : (
            <Skeletons count={4} />
          )}
          {colleagues.data && items.length === 0 ? (
            <Typography variant="body2" color="textSecondary" role="status">
              {t('users.reassign.none')}
            </Typography>
          ) : null}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <BusyButton
          variant="contained"
          color="error"
          disabled={owner === null}
          loading={change.isLoading || removal.isLoading}
          onClick={() => void confirm()}
        >
          {t('users.reassign.confirm')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
