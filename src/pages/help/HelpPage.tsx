import './texts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFilterText } from '@client/shared/list/useFilterText';
import { searchGuide } from './guideSearch';
import { guidePagesFor } from './guidePages';
import { HelpView } from './HelpView';
import { useGuideAudience } from './useGuideAudience';

/**
 * `/help` and, for administrators, `/help/admin`: the table of contents of the guide, and a full-text search.
 * `?query=` is the search text.
 */
export function HelpPage() {
  const reader = useGuideAudience();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [query, type] = useFilterText(params.get('query') ?? '', (text) =>
    setParams(text === '' ? {} : { query: text }, { replace: true, preventScrollReset: true }),
  );
  const pages = guidePagesFor(reader);
  const results = searchGuide(pages, query);
  const openFirst = async (): Promise<void> => {
    const [first] = results;
    if (!first) return;
    // Back returns to the search results: the URL may not contain the query yet, because typed text is debounced.
    await navigate({ search: new URLSearchParams({ query: query.trim() }).toString() }, { replace: true });
    await navigate(first.to);
  };
  return <HelpView pages={pages} query={query} results={results} onQuery={type} onOpenFirst={() => void openFirst()} />;
}
