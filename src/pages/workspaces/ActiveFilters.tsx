import type { WorkspaceGroup } from '@contract/workspaceArticles';
import { useSectionsQuery } from '@client/api/workspace/sections';
import { personName } from '@client/shared/texts/personName';
import { t } from '@client/shared/texts/t';
import { FilterChips } from '@client/shared/list/FilterChips';
import { RemovableChip } from '@client/shared/list/RemovableChip';
import type { WorkspaceList } from './useWorkspaceList';

export interface ActiveFiltersProps {
  ownerId: string;
  list: WorkspaceList;
  /** Members of the workspace's user group; none in a personal workspace. */
  members: WorkspaceGroup['members'];
  onFilter: (sections: readonly string[], people: readonly string[]) => void;
}

/** The sections and people that the list is filtered by; each is a chip that removes it. */
export function ActiveFilters({ ownerId, list, members, onFilter }: ActiveFiltersProps) {
  const { groups, sharedBy } = list.filter;
  const sections = useSectionsQuery({ ownerId }, { skip: groups.length === 0 });
  if (groups.length + sharedBy.length === 0) return null;
  const nameOfSection = (id: string) =>
    sections.data?.groups.find((section) => section.id === id)?.name ??
    t(sections.data ? 'filter.unknown' : 'state.loading');
  const nameOfPerson = (id: string) => {
    const person = members.find(({ ownerId: other }) => other === id);
    return person ? personName(person) : id;
  };
  return (
    <FilterChips label={t('filter.active')} margin={{ mb: 1.5 }}>
      {groups.map((id) => (
        <RemovableChip
          key={id}
          label={nameOfSection(id)}
          action={t('filter.remove', { name: nameOfSection(id) })}
          onRemove={() =>
            onFilter(
              groups.filter((one) => one !== id),
              sharedBy,
            )
          }
        />
      ))}
      {sharedBy.map((id) => (
        <RemovableChip
          key={id}
          label={t('workspaces.sharedBy', { name: nameOfPerson(id) })}
          action={t('filter.remove', { name: t('workspaces.sharedBy', { name: nameOfPerson(id) }) })}
          onRemove={() =>
            onFilter(
              groups,
              sharedBy.filter((one) => one !== id),
            )
          }
        />
      ))}
    </FilterChips>
  );
}
