import type { ArticleCard } from '@contract/article';
import Box from '@mui/material/Box';
import type { ListView } from '@client/shared/list/ListViewToggle';
import type { RowSelection } from '@client/shared/list/listSelection';
import { t } from '@client/shared/texts/t';
import { fadeWhileBusy } from '@client/shared/ui/feedback/fadeWhileBusy';
import { ListPagination } from '@client/shared/list/ListPagination';
import { ArticleList } from './ArticleList';
import type { SearchListPage } from './searchListPage';

interface ArticlePagesProps {
  articles: readonly ArticleCard[];
  /** The page of the results that `articles` are. */
  listPage: SearchListPage | null;
  /** Returns an article's path. */
  to: (article: ArticleCard) => string;
  /** The time when the page was opened, in milliseconds; ages are relative to it. */
  now: number;
  /** The selection; null if articles can't be selected. */
  chosen: RowSelection | null;
  view: ListView;
  /** True in a narrow place: smaller cards. */
  compact?: boolean;
  /** A line separates the articles published since this instant (ISO 8601) from older ones. */
  newSince?: string | null;
  /** True while the shown list is being refetched. */
  busy: boolean;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/**
 * A page of search results with pagination. The location state contains the list and its page, for Previous and Next in
 * an article.
 */
export function ArticlePages(props: ArticlePagesProps) {
  const {
    articles,
    listPage,
    to,
    now,
    chosen,
    view,
    compact = false,
    newSince = null,
    busy,
    page,
    pages,
    onPage,
  } = props;
  return (
    <Box aria-busy={busy} sx={fadeWhileBusy}>
      <ArticleList
        articles={articles}
        to={to}
        state={{ list: articles.map(to), listPage }}
        now={now}
        chosen={chosen}
        view={view}
        compact={compact}
        newSince={newSince}
        label={t('articles.list')}
      />
      <ListPagination
        pages={pages}
        page={page}
        label={t('search.pages')}
        onPage={onPage}
        size={compact ? 'small' : 'medium'}
      />
    </Box>
  );
}
