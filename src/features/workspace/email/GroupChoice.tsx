import type { WorkspaceGroup } from '@contract/workspaceArticles';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { errorText } from '@client/api/errorText';
import { useWorkspaceGroupsQuery } from '@client/api/iam/groupManagement';
import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';

interface GroupChoiceProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The user groups that the user is a member of, to send an email to. */
export function GroupChoice({ chosen, onChange }: GroupChoiceProps) {
  const id = useId();
  const groups = useWorkspaceGroupsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!groups.data) {
    return groups.isError ? (
      <ErrorState
        title={t('email.groupsFailed')}
        error={errorText(groups.error)}
        onRetry={() => void groups.refetch()}
      />
    ) : (
      <Skeletons count={3} shape="line" />
    );
  }
  const { workspaces } = groups.data;
  return (
    <div>
      <FormLabel id={`${id}-label`} sx={{ typography: 'body2' }}>
        {t('email.groups')}
      </FormLabel>
      {workspaces.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('email.noGroups')}
        </Typography>
      ) : (
        <FormGroup role="group" aria-labelledby={`${id}-label`} sx={list}>
          {workspaces.map((group) => (
            <FormControlLabel
              key={group.id}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(group.ownerId)}
                  onChange={(_event, on) =>
                    onChange(on ? [...chosen, group.ownerId] : chosen.filter((one) => one !== group.ownerId))
                  }
                />
              }
              label={labelOf(group)}
              slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
            />
          ))}
        </FormGroup>
      )}
    </div>
  );
}

/** The user is one of the members, and gets no email. */
const labelOf = ({ name, members }: WorkspaceGroup): string =>
  t('email.group', { name, count: Math.max(0, members.length - 1) });

const list = { maxHeight: 180, overflowY: 'auto', flexWrap: 'nowrap', pl: 0.25 } as const;
