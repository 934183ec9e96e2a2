import type { SelectableArticle, WorkspaceArticle } from '@contract/workspaceArticles';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useRef, type ReactNode } from 'react';
import type { Publisher } from '@client/features/workspace/publish/publisher';
import { ArticlePublishMenu } from '@client/features/workspace/publish/ArticlePublishMenu';
import { hasShiftKey } from '@client/shared/list/hasShiftKey';
import { t } from '@client/shared/texts/t';
import { useIsSelected, type ListSelection } from '@client/shared/list/listSelection';
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
    <SelectableItem article={article} chosen={chosen}>
      <ArticleCheckbox article={article} chosen={chosen} isRow={isRow} />
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
    </SelectableItem>
  );
}

interface ArticleSelectionProps {
  article: WorkspaceArticle;
  chosen: ListSelection<SelectableArticle>;
}

/** The list item subscribes to the selection itself, as its checkbox does: selecting doesn't re-render the content. */
function SelectableItem({ article, chosen, children }: ArticleSelectionProps & { children: ReactNode }) {
  const isChosen = useIsSelected(chosen, article.id);
  return (
    <Box component="li" {...articleDragSurface(article.id)} sx={isChosen ? selectedRow : row}>
      {children}
    </Box>
  );
}

function ArticleCheckbox({ article, chosen, isRow }: ArticleSelectionProps & { isRow: boolean }) {
  const isChosen = useIsSelected(chosen, article.id);
  return (
    <Checkbox
      size="small"
      checked={isChosen}
      onChange={(event) => chosen.toggle(article.id, hasShiftKey(event))}
      sx={isRow ? rowCheckbox : cardCheckbox}
      slotProps={{ input: { 'aria-label': t('workspaces.select', { title: article.title }) } }}
    />
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
} as const;
const selectedRow = { ...row, bgcolor: 'soft', '&:hover': { bgcolor: 'soft' } } as const;

const checkbox = { alignSelf: 'flex-start', flex: 'none', ml: { sm: 0.5 } } as const;
const rowCheckbox = { ...checkbox, mt: 0.25 } as const;
const cardCheckbox = { ...checkbox, mt: 1 } as const;
