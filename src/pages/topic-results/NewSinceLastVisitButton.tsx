import type { SearchBody } from '@contract/search';
import { skipToken } from '@reduxjs/toolkit/query';
import FiberManualRecord from '@mui/icons-material/FiberManualRecord';
import Button from '@mui/material/Button';
import { narrowToSince } from '@client/features/search/queryFilters';
import { useSearch } from '@client/features/search/useSearch';
import { t } from '@client/shared/texts/t';

interface NewArticlesButtonProps {
  /** The search of the list, without paging. */
  search: SearchBody;
  grouping: 'NONE' | 'STORY';
  /** The instant of the user's previous visit (ISO 8601). */
  since: string;
  onSearch: (query: string) => void;
}

/** How many articles were published since the previous visit; selecting it shows only these. Nothing if there are none. */
export function NewSinceLastVisitButton({ search, grouping, since, onSearch }: NewArticlesButtonProps) {
  const query = search.queryString ?? '';
  const narrowed = narrowToSince(query, since);
  // If the list shows only these already, its own count says how many.
  const { currentData } = useSearch(
    narrowed === query
      ? skipToken
      : { ...search, queryString: narrowed, retrievalOptions: { start: 0, limit: 0, grouping } },
  );
  if (!currentData || currentData.hitCount === 0) return null;
  const { hitCount, hitCountRelation } = currentData;
  return (
    <Button size="small" startIcon={<FiberManualRecord sx={dot} />} onClick={() => onSearch(narrowed)}>
      {t(hitCountRelation === 'gte' ? 'topicResults.newMore' : 'topicResults.new', { count: hitCount })}
    </Button>
  );
}

const dot = { '&&': { fontSize: '0.625rem' } } as const;
