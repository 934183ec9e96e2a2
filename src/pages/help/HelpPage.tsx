import './texts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDebouncedText } from '@client/shared/list/useDebouncedText';
import { findInGuide } from './findInGuide';
import { guideFor } from './guide';
import { HelpView } from './HelpView';
import { useReader } from './useReader';

/**
 * `/help` and, for administrators, `/help/admin`: the table of contents of the guide, and a full-text search.
 * `?query=` is the search text.
 */
export function HelpPage() {
  const reader = useReader();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [query, type] = useDebouncedText(params.get('query') ?? '', (text) =>
    setParams(text === '' ? {} : { query: text }, { replace: true, preventScrollReset: true }),
  );
  const pages = guideFor(reader);
  const findings = findInGuide(pages, query);
  const openFirst = async (): Promise<void> => {
    const [first] = findings;
    if (!first) return;
    // Back returns to the search results: the URL may not contain the query yet, because typed text is debounced.
    await navigate({ search: new URLSearchParams({ query: query.trim() }).toString() }, { replace: true });
    await navigate(first.to);
  };
  return (
    <HelpView pages={pages} query={query} findings={findings} onQuery={type} onOpenFirst={() => void openFirst()} />
  );
}
