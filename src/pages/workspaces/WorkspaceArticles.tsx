import type { SelectableArticle, WorkspaceArticle } from '@contract/workspaceArticles';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { Publisher } from '@client/features/workspace/publish/publisher';
import { ArticlePublishMenu } from '@client/features/workspace/publish/ArticlePublishMenu';
import { t } from '@client/shared/texts/t';
import type { ListSelection } from '@client/shared/list/listSelection';
import { SelectionCheckbox } from '@client/shared/list/SelectionCheckbox';
import { useJkNavigation } from '@client/shared/list/useJkNavigation';
import { useSelectionKeys } from '@client/shared/list/useSelectionKeys';
import { articleDragSurface } from './section-drag/articleDragSurface';
import { EditArticleButton } from './EditArticleButton';
import { usePublisher } from './usePublisher';
import { WorkspaceArticleRow } from './WorkspaceArticleRow';
import type { WorkspaceList } from './useWorkspaceList';
import { WorkspaceArticleCard, type WorkspaceArticleCardProps } from './WorkspaceArticleCard';

export interface WorkspaceArticlesProps {
  /** The owner id of the workspace. */
  ownerId: string;
  /** True if the user may publish articles of this workspace. */
  canPublish: boolean;
  articles: readonly WorkspaceArticle[];
  /** The owner id of the signed-in user. */
  ownId: string;
  list: WorkspaceList;
  chosen: ListSelection<SelectableArticle>;
  pathOf: (article: WorkspaceArticle) => string;
  /** Removes an article from a section; null if the user may not. */
  onRemoveFromSection: ((article: WorkspaceArticle, sectionId: string) => void) | null;
}

/** The articles of a page, as cards or one per line, each with a checkbox. */
export function WorkspaceArticles({
  ownerId,
  ownId,
  canPublish,
  list,
  chosen,
  pathOf,
  onRemoveFromSection,
  articles,
}: WorkspaceArticlesProps) {
  const publisher = usePublisher();
  const rows = useRef<HTMLOListElement>(null);
  useJkNavigation(rows);
  useSelectionKeys(rows, chosen);
  const { isFetching } = list.articles;
  const paths = articles.map(pathOf);
  const state = { list: paths, listPage: list.listPage };
  return (
    <Box
      component="ol"
      ref={rows}
      aria-label={t('articles.list')}
      aria-busy={isFetching}
      sx={list.view === 'list' ? lines : cards}
    >
      {articles.map((article, index) => (
        <SelectableArticleItem
          key={article.id}
          article={article}
          ownerId={ownerId}
          ownId={ownId}
          isRow={list.view === 'list'}
          chosen={chosen}
          publisher={canPublish ? publisher : null}
          to={paths[index] ?? ''}
          state={state}
          onRemoveFromSection={onRemoveFromSection}
        />
      ))}
    </Box>
  );
}

interface SelectableArticleItemProps extends WorkspaceArticleCardProps {
  /** One line instead of a card. */
  isRow: boolean;
  chosen: ListSelection<SelectableArticle>;
  /** The signed-in user; null if they may not publish. */
  publisher: Publisher | null;
}

/** An article with its checkbox. */
function SelectableArticleItem({ isRow, chosen, publisher, ...card }: SelectableArticleItemProps) {
  const { article, ownerId, ownId, to, state, onRemoveFromSection } = card;
  const Article = isRow ? WorkspaceArticleRow : WorkspaceArticleCard;
  return (
    <Box component="li" {...articleDragSurface(article.id)} sx={row}>
      <SelectionCheckbox
        selection={chosen}
        id={article.id}
        label={t('workspaces.select', { title: article.title })}
        sx={isRow ? rowCheckbox : cardCheckbox}
      />
      <Article
        article={article}
        ownerId={ownerId}
        ownId={ownId}
        to={to}
        state={state}
        onRemoveFromSection={onRemoveFromSection}
      />
      <EditArticleButton article={article} />
      {publisher ? (
        <Box sx={{ flex: 'none', pt: isRow ? 0.5 : 1, pr: 1 }}>
          <ArticlePublishMenu {...publisher} ownerId={ownerId} article={article} />
        </Box>
      ) : null}
    </Box>
  );
}

const plain = { listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const lines = {
  ...plain,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
const cards = { ...plain, gap: 1.5, '& > li': { border: 1, borderColor: 'divider', borderRadius: 1 } } as const;

const row = {
  position: 'relative',
  display: 'flex',
  bgcolor: 'background.paper',
  transition: 'border-color 120ms, background-color 120ms',
  '&:hover': { bgcolor: 'quiet' },
  // By its checkbox alone: selecting doesn't re-render the article.
  '&:has(> label > :checked)': { bgcolor: 'soft' },
} as const;

// Beside MUI's small checkbox of the bar above, whose padding is 3 px larger.
const checkbox = { alignSelf: 'flex-start', ml: { xs: '3px', sm: '7px' }, mr: '3px' } as const;
const rowCheckbox = { ...checkbox, mt: '5px' } as const;
const cardCheckbox = { ...checkbox, mt: '11px' } as const;
