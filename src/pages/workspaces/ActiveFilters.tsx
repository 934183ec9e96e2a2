import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSectionsQuery } from '@client/api/workspace/sections';
import { t } from '@client/shared/lib/texts/t';
import type { WorkspacesViewProps } from './WorkspacesView';

type ActiveFiltersProps = Pick<WorkspacesViewProps, 'ownerId' | 'list' | 'members' | 'onFilter'>;

/** The sections and people that the list is narrowed to, each let go by its chip. */
export function ActiveFilters({ ownerId, list, members, onFilter }: ActiveFiltersProps) {
  const { groups, sharedBy } = list.filter;
  const sections = useSectionsQuery({ ownerId }, { skip: groups.length === 0 });
  if (groups.length + sharedBy.length === 0) return null;
  const nameOfSection = (id: string) =>
    sections.data?.groups.find((section) => section.id === id)?.name ??
    t(sections.data ? 'filter.unknown' : 'state.loading');
  const nameOfPerson = (id: string) => {
    const person = members.find(({ ownerId: other }) => other === id);
    return person ? `${person.givenName} ${person.surName}`.trim() || person.uid : id;
  };
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('filter.active')}
      useFlexGap
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}
    >
      <Typography variant="caption" color="textSecondary">
        {t('filter.active')}
      </Typography>
      {groups.map((id) => (
        <Chip
          key={id}
          size="small"
          label={nameOfSection(id)}
          onDelete={() =>
            onFilter(
              groups.filter((one) => one !== id),
              sharedBy,
            )
          }
        />
      ))}
      {sharedBy.map((id) => (
        <Chip
          key={id}
          size="small"
          label={t('workspaces.sharedBy', { name: nameOfPerson(id) })}
          onDelete={() =>
            onFilter(
              groups,
              sharedBy.filter((one) => one !== id),
            )
          }
        />
      ))}
    </Stack>
  );
}
