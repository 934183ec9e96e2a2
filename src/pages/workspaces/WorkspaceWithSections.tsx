import type { SelectableArticle, WorkspaceArticle } from '@contract/workspaceArticles';
import { layout } from '@contract/limits';
import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, type ReactNode } from 'react';
import { useSectionsQuery } from '@client/api/workspace/sections';
import type { ListSelection } from '@client/shared/list/listSelection';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { Upgrade } from '@client/shared/lazy/Upgrade';
import { t } from '@client/shared/texts/t';
import type { ArticleDragHandle } from './section-drag/ArticleDragSource';
import type { DraggableSectionsProps } from './section-drag/DraggableSections';
import { SectionList } from './SectionList';

const DraggableSections = lazyComponent(
  async () => (await import('./section-drag/DraggableSections')).DraggableSections,
);

interface WorkspaceWithSectionsProps {
  ownerId: string;
  /** True if the user may assign articles to sections. */
  canManage: boolean;
  /** True if the user may move sections. */
  canEditSections: boolean;
  /** The articles of the page. */
  articles: readonly WorkspaceArticle[];
  chosen: ListSelection<SelectableArticle>;
  onAssigned: (ids: readonly string[]) => void;
  children: ReactNode;
}

const none = new Set<string>();

/** The articles of a workspace with its sections beside them, where the window is wide enough and there are any. */
export function WorkspaceWithSections({
  ownerId,
  canManage,
  canEditSections,
  articles,
  chosen,
  onAssigned,
  children,
}: WorkspaceWithSectionsProps) {
  const isWide = useMediaQuery(`(min-width: ${layout.sectionPanel}px)`, { noSsr: true });
  const { currentData } = useSectionsQuery(isWide ? { ownerId } : skipToken, { refetchOnMountOrArgChange: true });
  const sections = currentData?.groups ?? [];
  const area = useRef<HTMLElement>(null);
  const articleDrag = useRef<ArticleDragHandle>(null);
  if (!isWide) return children;
  return (
    <Box ref={area} sx={sections.length > 0 ? columns : undefined}>
      <Box sx={{ minWidth: 0 }} onMouseDown={(event) => articleDrag.current?.press(event)}>
        {children}
      </Box>
      {sections.length > 0 ? (
        <Box component="aside" aria-labelledby="sections-panel" sx={panel}>
          <Typography id="sections-panel" variant="overline" component="h2" color="textSecondary">
            {t('sections.title')}
          </Typography>
          {canManage ? (
            <Upgrade
              plain={PlainSections}
              upgraded={DraggableSections}
              area={area}
              componentProps={{
                ownerId,
                sections,
                canMove: canEditSections,
                articles,
                chosen,
                onAssigned,
                articleDrag,
              }}
            />
          ) : (
            <SectionList sections={sections} ticked={none} onTick={null} />
          )}
          {canManage ? (
            <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
              {t('sections.panelHint')}
            </Typography>
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}

/** The sections until the code that drags them is loaded. */
function PlainSections({ sections, canMove }: DraggableSectionsProps) {
  return <SectionList sections={sections} ticked={none} onTick={null} hasGrips={canMove} />;
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 256px',
} as const;

const panel = {
  position: 'sticky',
  top: layout.header + 16,
  maxHeight: `calc(100vh - ${layout.header + 32}px)`,
  overflowY: 'auto',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
