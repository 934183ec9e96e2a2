import '@client/shared/lib/texts/use/help';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTypedText } from '@client/shared/lib/useTypedText';
import { findInGuide } from './findInGuide';
import { guideFor } from './guide';
import { HelpView } from './HelpView';
import { useReader } from './useReader';

/** `/help` and, for administrators, `/help/admin`: the guide's pages, and a search through them. `?query=` holds what is looked for. */
export function HelpPage() {
  const reader = useReader();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [query, type] = useTypedText(params.get('query') ?? '', (text) =>
    setParams(text === '' ? {} : { query: text }, { replace: true, preventScrollReset: true }),
  );
  const pages = guideFor(reader);
  const findings = findInGuide(pages, query);
  return (
    <HelpView
      pages={pages}
      query={query}
      findings={findings}
      onQuery={type}
      onOpenFirst={() => {
        const [first] = findings;
        if (first) void navigate(first.to);
      }}
    />
  );
}
