import { layout } from '@contract/limits';
import type { Section } from '@contract/sections';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { sectionGrip, sectionRow } from './sectionRowStyles';

interface SectionListProps {
  sections: readonly Section[];
  ticked: ReadonlySet<string>;
  /** Toggles a section's checkbox; null for a list without checkboxes. */
  onTick: ((id: string) => void) | null;
  /** Renders the row around its content, so that it can be dragged. */
  renderRow?: RenderSectionRow;
  /** Reserves the place of the grips, until the rows can be dragged. */
  hasGrips?: boolean;
  /** Renders content at the end of a row. */
  actions?: (section: Section) => ReactNode;
  /** Renders content below a row: the form that is open for the section. */
  below?: (section: Section) => ReactNode;
}

export type RenderSectionRow = (section: Section, content: ReactNode) => ReactNode;

/** The sections of a workspace, indented by depth. */
export function SectionList({
  sections,
  ticked,
  onTick,
  renderRow,
  hasGrips = false,
  actions,
  below,
}: SectionListProps) {
  const row = renderRow ?? ((_section: Section, content: ReactNode) => <Row hasGrip={hasGrips}>{content}</Row>);
  return (
    <Box component="ul" aria-label={t('sections.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sections.map((section) => (
        <Box
          component="li"
          key={section.id}
          aria-level={section.depth}
          sx={{ pl: `${(section.depth - 1) * layout.sectionIndent}px` }}
        >
          {row(
            section,
            <>
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
              <Typography variant="caption" color="textSecondary" sx={{ flex: 'none', textAlign: 'right' }}>
                {t('sections.articles', { count: section.articles })}
                {section.sharedArticlesNotifications > 0 ? (
                  <Typography variant="caption" component="span" color="textPrimary" sx={newCount}>
                    {t('sections.new', { count: section.sharedArticlesNotifications })}
                  </Typography>
                ) : null}
              </Typography>
              {actions?.(section)}
            </>,
          )}
          {below?.(section)}
        </Box>
      ))}
    </Box>
  );
}

function Row({ hasGrip, children }: { hasGrip: boolean; children: ReactNode }) {
  return (
    <Box sx={sectionRow}>
      {hasGrip ? (
        <Box component="span" sx={sectionGrip}>
          <DragIndicator fontSize="small" />
        </Box>
      ) : null}
      {children}
    </Box>
  );
}

const newCount = { display: 'block', fontWeight: 'fontWeightMedium' } as const;
