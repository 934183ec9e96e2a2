import type { ParseResult } from '@contract/query/parse';
import { useState } from 'react';
import { ActiveSearchFilters } from '@client/features/search/ActiveSearchFilters';
import { QueryErrors } from '@client/features/search/QueryErrors';
import { queryFiltersOf } from '@client/features/search/queryFilters';
import { SearchBox } from '@client/features/search/SearchBox';
import { t } from '@client/shared/texts/t';

interface TopicSearchBoxProps {
  /** The query within the topic, from the URL. */
  query: string;
  parsed: ParseResult;
  onSearch: (query: string) => void;
}

const errorsId = 'topic-search-errors';

/** Searches within a topic: the search box, its errors, and the filters of the query. */
export function TopicSearchBox({ query, parsed, onSearch }: TopicSearchBoxProps) {
  // The search box shows the query of the URL until something else is typed and not yet submitted.
  const [draft, setDraft] = useState({ of: query, text: query });
  const text = draft.of === query ? draft.text : query;
  const search = (next: string) => {
    setDraft({ of: next, text: next });
    onSearch(next);
  };
  return (
    <>
      <SearchBox
        value={text}
        placeholder={t('topicResults.search')}
        suggests
        onChange={(typed) => setDraft({ of: query, text: typed })}
        onSubmit={search}
        invalid={!parsed.ok}
        {...(parsed.ok ? {} : { describedBy: errorsId })}
      />
      {parsed.ok ? null : <QueryErrors id={errorsId} query={query} errors={parsed.errors} onFix={search} />}
      <ActiveSearchFilters
        narrowings={queryFiltersOf(query)}
        sources={0}
        onRemoveFilter={search}
        onSearchAllSources={() => undefined}
      />
    </>
  );
}
