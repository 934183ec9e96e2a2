import { parseQuery } from '@contract/query/parse';
import { printQuery } from '@contract/query/print';
import { hasDates, withoutDates } from '@contract/query/withoutDates';
import { sourcePlaceholder } from '@client/features/query/sourcePlaceholders';
import { emptyTopic, type TopicValues } from './topicValues';

/** A search as the topic's form takes it over. */
export interface SavedSearch {
  values: TopicValues;
  /** It had criteria of time, which a topic does not keep. */
  hadDates: boolean;
  /** Neither a term that a topic can keep nor a source is in it. */
  nothingLeft: boolean;
}

/** The search of an address (`query`, and `source` for each of its sources) without its criteria of time. */
export function savedSearchOf(params: URLSearchParams): SavedSearch {
  const asked = (params.get('query') ?? '').trim();
  const sources = params.getAll('source').map(sourcePlaceholder);
  const parsed = parseQuery(asked);
  const hadDates = parsed.ok && hasDates(parsed.query);
  const left = parsed.ok && hadDates ? withoutDates(parsed.query) : null;
  const query = hadDates ? (left === null ? '' : printQuery(left)) : asked;
  // What is left may only exclude: that is no term that a topic can keep.
  const kept = query !== '' && (!hadDates || parseQuery(query).ok);
  return {
    values: { ...emptyTopic, text: query, sources },
    hadDates,
    nothingLeft: !kept && sources.length === 0,
  };
}
