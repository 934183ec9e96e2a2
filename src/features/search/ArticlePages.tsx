import type { ArticleCard } from '@contract/article';
import Box from '@mui/material/Box';
import type { Chosen } from '@client/shared/lib/useChosen';
import { t } from '@client/shared/lib/texts/t';
import { fading } from '@client/shared/ui/fading';
import { ListPages } from '@client/shared/ui/ListPages';
import { ArticleList } from './ArticleList';

interface ArticlePagesProps {
  articles: readonly ArticleCard[];
  /** Where an article is read. */
  to: (article: ArticleCard) => string;
  /** When the page was opened, in milliseconds: ages count from it. */
  now: number;
  /** Null where nothing can be chosen. */
  chosen: Pick<Chosen<{ id: string }>, 'ids' | 'toggle'> | null;
  /** What is shown is being asked for anew. */
  busy: boolean;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** A page of found articles, and the way to the others; an article knows its neighbours. */
export function ArticlePages({ articles, to, now, chosen, busy, page, pages, onPage }: ArticlePagesProps) {
  return (
    <Box aria-busy={busy} sx={fading}>
      <ArticleList
        articles={articles}
        to={to}
        state={{ list: articles.map(to) }}
        now={now}
        chosen={chosen?.ids ?? null}
        onChoose={chosen?.toggle}
        label={t('articles.list')}
      />
      <ListPages pages={pages} page={page} label={t('search.pages')} onPage={onPage} />
    </Box>
  );
}
