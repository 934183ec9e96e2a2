import type { ArticleCard } from '@contract/article';
import Box from '@mui/material/Box';
import type { ListSelection } from '@client/shared/list/useListSelection';
import { t } from '@client/shared/texts/t';
import { fadeWhileBusy } from '@client/shared/ui/feedback/fadeWhileBusy';
import { ListPagination } from '@client/shared/list/ListPagination';
import { ArticleList } from './ArticleList';

interface ArticlePagesProps {
  articles: readonly ArticleCard[];
  /** Where an article is read. */
  to: (article: ArticleCard) => string;
  /** When the page was opened, in milliseconds: ages count from it. */
  now: number;
  /** Null where nothing can be chosen. */
  chosen: Pick<ListSelection<{ id: string }>, 'ids' | 'toggle'> | null;
  /** What is shown is being asked for anew. */
  busy: boolean;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** A page of found articles, and the way to the others; an article knows its neighbours. */
export function ArticlePages({ articles, to, now, chosen, busy, page, pages, onPage }: ArticlePagesProps) {
  return (
    <Box aria-busy={busy} sx={fadeWhileBusy}>
      <ArticleList
        articles={articles}
        to={to}
        state={{ list: articles.map(to) }}
        now={now}
        chosen={chosen?.ids ?? null}
        onChoose={chosen?.toggle}
        label={t('articles.list')}
      />
      <ListPagination pages={pages} page={page} label={t('search.pages')} onPage={onPage} />
    </Box>
  );
}
