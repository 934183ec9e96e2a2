import { limits } from '@contract/limits';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { errorText } from '@client/api/errorText';
import { useUserGroupPageQuery } from '@client/api/iam/groupManagement';
import { t } from '@client/shared/texts/t';
import { MultiSelectList } from '@client/shared/list/MultiSelectList';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';

interface UserGroupsFieldProps {
  selectedIds: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Selects the user groups of a new user, among the groups that the signed-in administrator owns. */
export function UserGroupsField({ selectedIds, onChange }: UserGroupsFieldProps) {
  const id = useId();
  const groups = useUserGroupPageQuery(
    { limit: limits.ownUserGroups, people: 'owner' },
    { refetchOnMountOrArgChange: true },
  );
  const items = (groups.data?.usergroups ?? []).map(({ id: group, name, description }) => ({
    id: group,
    name,
    detail: description,
  }));
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h3">
        {t('user.groups')}
      </Typography>
      <FormHelperText sx={{ mx: 0, mb: 1 }}>
        {t(groups.data && items.length === 0 ? 'user.groupsEmpty' : 'user.groupsNote')}
      </FormHelperText>
      {groups.data && items.length > 0 ? (
        <MultiSelectList
          label={t('user.groups')}
          items={items}
          chosen={new Set(selectedIds)}
          rows={Math.min(4, items.length)}
          onChange={(next) => onChange([...next])}
        />
      ) : null}
      {groups.data ? null : groups.error ? (
        <ErrorState error={errorText(groups.error)} onRetry={groups.refetch} />
      ) : (
        <Skeletons count={2} />
      )}
    </Box>
  );
}
