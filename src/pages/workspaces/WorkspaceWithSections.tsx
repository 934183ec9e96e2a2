import type { SelectableArticle, WorkspaceArticle } from '@contract/workspaceArticles';
import { layout } from '@contract/limits';
import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useSectionsQuery } from '@client/api/workspace/sections';
import type { ListSelection } from '@client/shared/list/listSelection';
import { t } from '@client/shared/texts/t';
import { SectionDragArea } from './section-drag/SectionDragArea';
import { SectionList } from './SectionList';

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
  if (!isWide) return children;
  return (
    <SectionDragArea ownerId={ownerId} sections={sections} articles={articles} chosen={chosen} onAssigned={onAssigned}>
      {({ rows, ...drag }) => (
        <Box sx={sections.length > 0 ? columns : undefined}>
          <Box sx={{ minWidth: 0 }}>{children}</Box>
          {sections.length > 0 ? (
            <Box component="aside" aria-labelledby="sections-panel" sx={panel}>
              <Typography id="sections-panel" variant="overline" component="h2" color="textSecondary">
                {t('sections.title')}
              </Typography>
              <SectionList
                sections={rows}
                ticked={none}
                onTick={null}
                {...(canManage ? { drag: { ...drag, canMove: canEditSections } } : {})}
              />
              {canManage ? (
                <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
                  {t('sections.panelHint')}
                </Typography>
              ) : null}
            </Box>
          ) : null}
        </Box>
      )}
    </SectionDragArea>
  );
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
