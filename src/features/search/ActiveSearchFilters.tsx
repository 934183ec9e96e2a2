import type { QueryFilter } from '@client/features/search/queryFilters';
import { t } from '@client/shared/texts/t';
import { FilterChips } from '@client/shared/list/FilterChips';
import { RemovableChip } from '@client/shared/list/RemovableChip';

interface ActiveSearchFiltersProps {
  narrowings: readonly QueryFilter[];
  /** The number of sources searched; 0 means all. */
  sources: number;
  onRemoveFilter: (query: string) => void;
  onSearchAllSources: () => void;
}

/** The filters that are part of the query, and the sources; each is a chip that removes it. */
export function ActiveSearchFilters({
  narrowings,
  sources,
  onRemoveFilter,
  onSearchAllSources,
}: ActiveSearchFiltersProps) {
  if (narrowings.length === 0 && sources === 0) return null;
  return (
    <FilterChips label={t('search.narrowed')} margin={{ mt: 1.5 }}>
      {narrowings.map(({ label, without }) => (
        <RemovableChip key={label} label={label} onRemove={() => onRemoveFilter(without)} />
      ))}
      {sources > 0 ? (
        <RemovableChip label={t('search.someSources', { count: sources })} onRemove={onSearchAllSources} />
      ) : null}
    </FilterChips>
  );
}
