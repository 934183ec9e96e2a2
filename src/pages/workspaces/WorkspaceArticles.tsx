import type { SelectableArticle, WorkspaceArticle } from '@contract/workspaceArticles';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useRef } from 'react';
import { ArticlePublishMenu } from '@client/features/workspace/publish/ArticlePublishMenu';
import { hasShiftKey } from '@client/shared/list/hasShiftKey';
import { t } from '@client/shared/texts/t';
import type { ListSelection } from '@client/shared/list/useListSelection';
import { useJkNavigation } from '@client/shared/list/useJkNavigation';
import { useSelectionKeys } from '@client/shared/list/useSelectionKeys';
import { DraggableArticle } from './section-drag/DraggableArticle';
import { EditArticleButton } from './EditArticleButton';
import { usePublisher } from './usePublisher';
import { WorkspaceArticleRow } from './WorkspaceArticleRow';
import type { WorkspaceList } from './useWorkspaceList';
import { WorkspaceArticleCard } from './WorkspaceArticleCard';

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
  useSelectionKeys(rows, chosen.chosen.length, chosen.clear);
  const { isFetching } = list.articles;
  const paths = articles.map(pathOf);
  const Article = list.view === 'list' ? WorkspaceArticleRow : WorkspaceArticleCard;
  return (
    <Box
      component="ol"
      ref={rows}
      aria-label={t('articles.list')}
      aria-busy={isFetching}
      sx={list.view === 'list' ? lines : cards}
    >
      {articles.map((article, index) => {
        const isChosen = chosen.ids.has(article.id);
        return (
          <DraggableArticle key={article.id} article={article} sx={isChosen ? [row, chosenRow] : row}>
            <Checkbox
              size="small"
              checked={isChosen}
              onChange={(event) => chosen.toggle(article.id, hasShiftKey(event))}
              sx={{ alignSelf: 'flex-start', flex: 'none', mt: list.view === 'list' ? 0.25 : 1, ml: { sm: 0.5 } }}
              slotProps={{ input: { 'aria-label': t('workspaces.select', { title: article.title }) } }}
            />
            <Article
              article={article}
              ownerId={ownerId}
              ownId={ownId}
              to={paths[index] ?? ''}
              state={{ list: paths, listPage: list.listPage }}
              onRemoveFromSection={onRemoveFromSection}
            />
            <EditArticleButton article={article} />
            {canPublish ? (
              <Box sx={{ flex: 'none', pt: list.view === 'list' ? 0.5 : 1, pr: 1 }}>
                <ArticlePublishMenu {...publisher} ownerId={ownerId} article={article} />
              </Box>
            ) : null}
          </DraggableArticle>
        );
      })}
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
} as const;
const chosenRow = { bgcolor: 'soft', '&:hover': { bgcolor: 'soft' } } as const;
