import type { Section } from '@contract/sections';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '@client/shared/texts/t';

interface SectionListProps {
  sections: readonly Section[];
  ticked: ReadonlySet<string>;
  /** Toggles a section's checkbox; null for a list without checkboxes. */
  onTick: ((id: string) => void) | null;
  /** Renders content at the end of a row. */
  actions?: (section: Section) => ReactNode;
  /** Renders content below a row: the form that is open for the section. */
  below?: (section: Section) => ReactNode;
}

/** The sections of a workspace, indented by depth. */
export function SectionList({ sections, ticked, onTick, actions, below }: SectionListProps) {
  return (
    <Box component="ul" aria-label={t('sections.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sections.map((section) => (
        <Box component="li" key={section.id} sx={{ pl: (section.depth - 1) * 2.5 }}>
          <Box sx={row}>
            {onTick ? (
              <FormControlLabel
                control={<Checkbox size="small" checked={ticked.has(section.id)} onChange={() => onTick(section.id)} />}
                label={section.name}
                slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
                sx={{ flex: 1, minWidth: 0, mr: 0 }}
              />
            ) : (
              <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {section.name}
              </Typography>
            )}
            <Typography variant="caption" color="textSecondary" sx={{ flex: 'none' }}>
              {t('sections.articles', { count: section.articles })}
            </Typography>
            {actions?.(section)}
          </Box>
          {section.description === '' ? null : (
            <Typography variant="caption" color="textSecondary" component="p" sx={{ pl: onTick ? 3.5 : 0, mt: -0.5 }}>
              {section.description}
            </Typography>
          )}
          {below?.(section)}
        </Box>
      ))}
    </Box>
  );
}

const row = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 } as const;
