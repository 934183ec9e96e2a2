import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, type KeyboardEvent } from 'react';
import { t } from '@client/shared/texts/t';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { SearchField } from '@client/shared/list/SearchField';
import { ExportSession } from './ExportSession';
import { GuideSearchResults } from './GuideSearchResults';
import type { GuideSearchResult } from './guideSearch';
import type { GuidePage } from './guidePages';
import { GuideContents } from './GuideContents';

interface HelpViewProps {
  pages: readonly GuidePage[];
  query: string;
  results: readonly GuideSearchResult[];
  onQuery: (text: string) => void;
  onOpenFirst: () => void;
}

/** The help page: a search field above the table of contents, which the search results replace. */
export function HelpView({ pages, query, results, onQuery, onOpenFirst }: HelpViewProps) {
  const resultsRef = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      resultsRef.current?.querySelector('a')?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onOpenFirst();
    }
  };
  const count = results.length;
  return (
    <Box>
      <PageHeader title={t('shell.help')} note={t('help.lead')} />
      <Box role="search" onKeyDown={onKeyDown} sx={{ display: 'flex', '@media print': hidden }}>
        <SearchField forKey label={t('help.search')} value={query} onChange={onQuery} />
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: 20, my: 1.5 }}>
        {query.trim() === '' || count === 0 ? '' : t('help.found', { count })}
      </Typography>
      <div ref={resultsRef}>
        {query.trim() === '' ? (
          <>
            <GuideContents pages={pages} />
            <ExportSession />
          </>
        ) : count === 0 ? (
          <EmptyState icon={<Search />} title={t('help.none')} text={t('help.none.text')} />
        ) : (
          <GuideSearchResults results={results} />
        )}
      </div>
    </Box>
  );
}

const hidden = { display: 'none' } as const;
