import type { Section } from '@contract/sections';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { DraggableSectionRow } from './section-drag/DraggableSectionRow';
import { indent } from './section-drag/useSectionDrag';

interface SectionListProps {
  sections: readonly Section[];
  ticked: ReadonlySet<string>;
  /** Toggles a section's checkbox; null for a list without checkboxes. */
  onTick: ((id: string) => void) | null;
  /** Dragging of the sections; absent if they can't be dragged here. */
  drag?: SectionListDrag;
  /** Renders content at the end of a row. */
  actions?: (section: Section) => ReactNode;
  /** Renders content below a row: the form that is open for the section. */
  below?: (section: Section) => ReactNode;
}

interface SectionListDrag {
  /** True if the user may move the sections. */
  canMove: boolean;
  draggedId: string | null;
  /** The section that a dragged article is over. */
  targetId: string | null;
}

/** The sections of a workspace, indented by depth. */
export function SectionList({ sections, ticked, onTick, drag, actions, below }: SectionListProps) {
  return (
    <Box component="ul" aria-label={t('sections.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sections.map((section) => (
        <Box
          component="li"
          key={section.id}
          aria-level={section.depth}
          sx={{ pl: `${(section.depth - 1) * indent}px` }}
        >
          <Row section={section} drag={drag}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {onTick ? (
                <FormControlLabel
                  control={
                    <Checkbox size="small" checked={ticked.has(section.id)} onChange={() => onTick(section.id)} />
                  }
                  label={section.name}
                  slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
                  sx={{ mr: 0 }}
                />
              ) : (
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {section.name}
                </Typography>
              )}
              {section.description === '' ? null : (
                <Typography
                  variant="caption"
                  color="textSecondary"
                  component="p"
                  sx={{ pl: onTick ? 3.5 : 0, mt: onTick ? -0.5 : 0 }}
                >
                  {section.description}
                </Typography>
              )}
            </Box>
            <Typography variant="caption" color="textSecondary" sx={{ flex: 'none' }}>
              {t('sections.articles', { count: section.articles })}
            </Typography>
            {actions?.(section)}
          </Row>
          {below?.(section)}
        </Box>
      ))}
    </Box>
  );
}

function Row({ section, drag, children }: RowProps) {
  if (!drag) return <Box sx={row}>{children}</Box>;
  const { id } = section;
  return (
    <DraggableSectionRow
      section={section}
      canMove={drag.canMove}
      isDragged={drag.draggedId === id}
      isTarget={drag.targetId === id}
    >
      {children}
    </DraggableSectionRow>
  );
}

interface RowProps {
  section: Section;
  drag: SectionListDrag | undefined;
  children: ReactNode;
}

const row = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 } as const;
