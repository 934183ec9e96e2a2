import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { useDraggable, type Active } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';

/** Distinguishes the ids of dragged articles from those of sections. */
const prefix = 'article:';

/** The id of the dragged article; null if something else is dragged. */
export const articleIdOf = ({ id }: Pick<Active, 'id'>): string | null =>
  String(id).startsWith(prefix) ? String(id).slice(prefix.length) : null;

interface DraggableArticleProps extends Pick<ComponentProps<typeof Box>, 'sx' | 'children'> {
  article: WorkspaceArticle;
}

/** An article of the list, which the mouse can drag onto a section. By keyboard, it is assigned in the Sections dialog. */
export function DraggableArticle({ article, ...item }: DraggableArticleProps) {
  const { setNodeRef, listeners } = useDraggable({ id: `${prefix}${article.id}` });
  const { onMouseDown } = listeners ?? {};
  return (
    <Box
      component="li"
      ref={setNodeRef}
      onMouseDown={(event) => {
        onMouseDown?.(event);
      }}
      {...item}
    />
  );
}
