import type { ComponentType } from 'react';
import type { SelectionReader } from '@client/shared/list/selectionStore';
import type { ArticleKeys, Part } from '../newsletterTree';
import type { ArticleRowsProps } from './ArticleRows';
import { SectionBlock } from './SectionBlock';

export interface SectionsProps {
  sections: readonly {
    part: Part;
    /** The estimated initial offset from the top of the viewport, in px. */
    below: number;
    /** The keys of the articles of the section and its descendants. */
    branch: readonly string[];
    open: boolean;
  }[];
  selection: SelectionReader<ArticleKeys>;
  /** True if articles can be moved; false while the list is filtered. */
  movable: boolean;
  onChoose: (rowKey: string, withRange: boolean) => void;
  onChoosePart: (part: Part, on: boolean) => void;
  onFold: (part: Part) => void;
  /** Called when an article is moved by a button or a key. */
  onMove: (part: Part, from: number, to: number) => void;
  /** Called when an article is dropped. */
  onDrop: (part: Part, from: number, to: number) => void;
  /** The component for draggable rows. */
  Draggable?: ComponentType<ArticleRowsProps>;
}

/** The sections of a workspace with their articles. */
export function Sections({ sections, movable, Draggable, onDrop: _onDrop, ...handlers }: SectionsProps) {
  return sections.map((section) => (
    <SectionBlock
      key={section.part.id}
      {...section}
      {...handlers}
      movable={movable}
      Draggable={movable ? (Draggable ?? null) : null}
    />
  ));
}
