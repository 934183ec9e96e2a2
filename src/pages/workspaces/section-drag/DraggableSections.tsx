import type { Section } from '@contract/sections';
import type { SelectableArticle, WorkspaceArticle } from '@contract/workspaceArticles';
import type { Ref } from 'react';
import type { ListSelection } from '@client/shared/list/listSelection';
import { SectionList } from '../SectionList';
import { ArticleDragSource, type ArticleDragHandle } from './ArticleDragSource';
import { SectionDragArea } from './SectionDragArea';

export interface DraggableSectionsProps {
  ownerId: string;
  sections: readonly Section[];
  /** True if the user may move sections. */
  canMove: boolean;
  /** The articles of the list, which can be dragged onto a section. */
  articles: readonly WorkspaceArticle[];
  /** The selection: dragging one of its articles assigns all. */
  chosen: ListSelection<SelectableArticle>;
  onAssigned: (ids: readonly string[]) => void;
  articleDrag: Ref<ArticleDragHandle>;
}

const none = new Set<string>();

/** The sections beside the articles: they are dragged to another place, and articles onto them. */
export function DraggableSections({ articleDrag, ...area }: DraggableSectionsProps) {
  return (
    <SectionDragArea {...area}>
      {({ rows, renderRow }) => (
        <>
          <ArticleDragSource ref={articleDrag} />
          <SectionList sections={rows} ticked={none} onTick={null} renderRow={renderRow} />
        </>
      )}
    </SectionDragArea>
  );
}
