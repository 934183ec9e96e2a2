import type { ArticleCard as Card } from '@contract/article';
import Box from '@mui/material/Box';
import { Fragment, use, useRef } from 'react';
import type { RowSelection } from '@client/shared/list/listSelection';
import { t } from '@client/shared/texts/t';
import { SelectionCheckbox } from '@client/shared/list/SelectionCheckbox';
import type { ListView } from '@client/shared/list/ListViewToggle';
import { useJkNavigation } from '@client/shared/list/useJkNavigation';
import { useSelectionKeys } from '@client/shared/list/useSelectionKeys';
import { ArticleCard } from './ArticleCard';
import { ArticleRow } from './ArticleRow';
import { NewSinceDivider } from './NewSinceDivider';
import { OtherStoryArticles } from './OtherStoryArticles';
import { ReadingPaneContext } from './readingPane';

interface ArticleListProps {
  articles: readonly Card[];
  /** Returns an article's path. */
  to?: (article: Card) => string;
  /** Location state for the article's page. */
  state?: unknown;
  now: number;
  compact?: boolean;
  heading?: 'h2' | 'h3';
  label: string;
  /** The selection, by item ids; without it, there are no checkboxes. */
  chosen?: RowSelection | null;
  /** A line separates the articles published since this instant (ISO 8601) from older ones. */
  newSince?: string | null;
  /** One line per article, or cards; the former needs `to`. */
  view?: ListView;
}

/** A list of articles. The keys j and k move through it; x, Shift x and Esc select. */
export function ArticleList({
  articles,
  to,
  label,
  chosen = null,
  view = 'details',
  newSince = null,
  ...shared
}: ArticleListProps) {
  const list = useRef<HTMLOListElement>(null);
  const pane = use(ReadingPaneContext);
  useJkNavigation(list, {
    onMove: (link) => pane?.show(link.getAttribute('href') ?? ''),
  });
  useSelectionKeys(list, chosen);
  const firstOld = newSince === null ? -1 : firstOldIndex(articles, newSince);
  return (
    <Box component="ol" ref={list} aria-label={label} sx={view === 'list' ? lines : cards}>
      {articles.map((article, index) => {
        const choice = chosen ? (
          <SelectionCheckbox
            selection={chosen}
            id={article.itemId}
            label={t('articles.select', { title: article.headline })}
            sx={view === 'list' ? rowCheckbox : cardCheckbox}
          />
        ) : null;
        return (
          <Fragment key={`${article.itemId}.${article.itemVersion}`}>
            {newSince !== null && firstOld > 0 && index === firstOld ? <NewSinceDivider since={newSince} /> : null}
            <li>
              {view === 'list' && to ? (
                <ArticleRow article={article} to={to(article)} state={shared.state} now={shared.now} choice={choice} />
              ) : (
                <ArticleCard
                  article={article}
                  to={to?.(article)}
                  choice={choice}
                  canStar={to !== undefined}
                  {...shared}
                >
                  {to && article.storyId !== null ? (
                    <OtherStoryArticles
                      article={article}
                      storyId={article.storyId}
                      to={to}
                      state={shared.state}
                      now={shared.now}
                    />
                  ) : null}
                </ArticleCard>
              )}
            </li>
          </Fragment>
        );
      })}
    </Box>
  );
}

/** The index of the first article published before an instant; -1 if there is none. */
const firstOldIndex = (articles: readonly Card[], since: string): number =>
  articles.findIndex(({ published }) => Date.parse(published) < Date.parse(since));

const plain = { listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const cards = { ...plain, gap: 1.5 } as const;
const lines = {
  ...plain,
  containerType: 'inline-size',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Above the link that covers the card. */
const checkbox = { position: 'relative', zIndex: 1, m: -0.75, mr: -1.5 } as const;
const rowCheckbox = { ...checkbox, alignSelf: 'center' } as const;
const cardCheckbox = { ...checkbox, alignSelf: 'flex-start' } as const;
