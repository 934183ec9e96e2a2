import type { DepartmentUser } from '@contract/users';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { nameOfUser } from '@client/features/users/userDisplay';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';

interface GroupOwnersDialogProps {
  owners: readonly DepartmentUser[];
  /** The number of selected users who own no groups with other members. */
  others: number;
  busy: boolean;
  onReassign: (user: DepartmentUser) => void;
  onRemoveOthers: () => void;
  onCancel: () => void;
}

/** Lists the selected users who own groups with other members. Their groups need a new owner before deletion. */
export function GroupOwnersDialog({
  owners,
  others,
  busy,
  onReassign,
  onRemoveOthers,
  onCancel,
}: GroupOwnersDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>{t('users.owners.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2">{t('users.owners.text')}</DialogContentText>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {owners.map((user) => (
            <Stack key={user.id} component="li" direction="row" sx={row}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 560 }}>{nameOfUser(user)}</Box>
                <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {user.ownerGroups.map(({ name }) => name).join(', ')}
                </Box>
              </Box>
              <Button
                size="small"
                variant="outlined"
                aria-label={t('users.reassign.openOf', { name: nameOfUser(user) })}
                onClick={() => onReassign(user)}
              >
                {t('users.reassign.open')}
              </Button>
            </Stack>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        {others > 0 ? (
          <BusyButton variant="contained" color="error" loading={busy} onClick={onRemoveOthers}>
            {t('users.owners.others', { count: others })}
          </BusyButton>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

const row = { gap: 2, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' } as const;
