import { parseQuery } from '@contract/query/parse';
import { printQuery } from '@contract/query/print';
import { hasDates, withoutDates } from '@contract/query/withoutDates';
import { sourcePlaceholder } from '@client/features/query/sourcePlaceholders';
import { emptyTopic, type TopicValues } from './topicFormValues';

/** A search converted to values of the topic form. */
export interface SavedSearch {
  values: TopicValues;
  /** True if the query had date terms. They are removed, because a topic can't have any. */
  hadDates: boolean;
  /** True if neither a term nor a source remains, so that there is nothing to save. */
  isEmpty: boolean;
}

/** Reads the search from the URL parameters `query` and `source` (one for each source), and removes date terms. */
export function savedSearchFromParams(params: URLSearchParams): SavedSearch {
  const queryText = (params.get('query') ?? '').trim();
  const sources = params.getAll('source').map(sourcePlaceholder);
  const parsed = parseQuery(queryText);
  const hadDates = parsed.ok && hasDates(parsed.query);
  const remaining = parsed.ok && hadDates ? withoutDates(parsed.query) : null;
  const query = hadDates ? (remaining === null ? '' : printQuery(remaining)) : queryText;
  // The remaining query may only exclude words (`NOT …`). It doesn't parse, and a topic can't have it.
  const hasTerms = query !== '' && (!hadDates || parseQuery(query).ok);
  return {
    values: { ...emptyTopic, text: hasTerms ? query : '', sources },
    hadDates,
    isEmpty: !hasTerms && sources.length === 0,
  };
}
