import type { UserGroup } from '@contract/userGroups';
import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isNotFound } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { isOwnedBy } from '@client/features/colleagues/groupOwner';
import { personName } from '@client/shared/texts/personName';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { VirtualList } from '@client/shared/list/VirtualList';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';

interface UserGroupViewProps {
  group: { data?: UserGroup | undefined; error?: unknown; refetch: () => unknown };
  ownerId: string | undefined;
  leaving: boolean;
  onLeave: () => Promise<void>;
}

export function UserGroupView({ group, ownerId, leaving, onLeave }: UserGroupViewProps) {
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = group;
  const isLoading = !data && !error;
  const header = (
    <PageHeader
      title={data?.name ?? t('userGroup.view')}
      crumbs={[{ label: t('shell.userGroups'), to: paths.userGroups() }]}
      actions={
        data ? (
          <Actions group={data} ownerId={ownerId} onAsk={() => setAsking(true)} />
        ) : isLoading ? (
          // Keeps the button's place.
          <Skeleton variant="rounded" width={120} height={buttonHeight} />
        ) : null
      }
    />
  );
  if (!data) {
    return (
      <>
        {header}
        {error ? (
          <ErrorState
            title={t(isNotFound(error) ? 'userGroup.notFound' : 'state.failed')}
            error={errorText(error)}
            onRetry={refetch}
          />
        ) : (
          <LoadingPanel />
        )}
      </>
    );
  }
  return (
    <>
      {header}
      <Paper key="group" variant="outlined" sx={panel}>
        {data.description ? (
          <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {data.description}
          </Typography>
        ) : null}
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {t('userGroup.users')} ({data.members.length})
        </Typography>
        <Box sx={{ '& > *': { maxWidth: '100%' } }}>
          <VirtualList label={t('userGroup.usersOf')} items={data.members.map(itemOf)} rows={10} />
        </Box>
      </Paper>
      <ConfirmDialog
        open={asking}
        title={t('userGroups.leaveQuestion')}
        text={t('userGroups.leaveNote')}
        confirm={t('userGroups.leaveConfirm')}
        danger
        busy={leaving}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          await onLeave();
          setAsking(false);
        }}
      />
    </>
  );
}

/** The panel while the group loads. The description is here, not in the header: its length would move the button below it. */
function LoadingPanel() {
  return (
    <Paper variant="outlined" sx={panel}>
      <Skeleton width="80%" sx={{ mb: 2 }} />
      <Skeleton width="30%" height={28} sx={{ mb: 1.5 }} />
      <Skeletons count={5} />
    </Paper>
  );
}

const panel = { p: { xs: 2, sm: 3 }, maxWidth: 720 } as const;

/** In pixels. */
const buttonHeight = 37;

const itemOf = (member: UserGroup['members'][number]) => ({
  id: member.ownerId,
  name: personName(member),
  detail: member.uid,
  note: member.isOwner ? t('userGroup.owner') : undefined,
});

/** A link to the form for the owner, a button to leave the group for a member. */
function Actions({ group, ownerId, onAsk }: { group: UserGroup; ownerId: string | undefined; onAsk: () => void }) {
  if (isOwnedBy(group, ownerId)) {
    return (
      <Button component={RouterLink} to={paths.editUserGroup({ userGroupId: group.id })} variant="contained">
        {t('userGroups.edit')}
      </Button>
    );
  }
  if (!group.members.some((member) => member.ownerId === ownerId)) return null;
  return (
    <Button variant="outlined" color="error" startIcon={<Logout />} onClick={onAsk}>
      {t('userGroups.leave')}
    </Button>
  );
}
