import type { WorkspaceArticle } from '@contract/workspaceArticles';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { t } from '@client/shared/texts/t';
import { RemovableChip } from '@client/shared/list/RemovableChip';

interface SectionChipsProps {
  article: WorkspaceArticle;
  /** Removes an article from a section; null if the user may not. */
  onRemoveFromSection: ((article: WorkspaceArticle, sectionId: string) => void) | null;
}

/** The sections of an article; each is a chip that removes the article from it. */
export function SectionChips({ article, onRemoveFromSection }: SectionChipsProps) {
  const { title, articleGroupDto: sections } = article;
  if (sections.length === 0) return null;
  return (
    <Stack component="ul" direction="row" useFlexGap aria-label={t('sections.ofArticle', { title })} sx={list}>
      {sections.map(({ id, name }) => (
        <li key={id}>
          {onRemoveFromSection ? (
            <RemovableChip
              label={name}
              action={t('sections.removeFrom', { title, name })}
              onRemove={() => onRemoveFromSection(article, id)}
            />
          ) : (
            <Chip size="small" label={name} />
          )}
        </li>
      ))}
    </Stack>
  );
}

/** Above the link that covers the whole card, so that the chips can be clicked. */
const list = {
  position: 'relative',
  zIndex: 1,
  width: 'fit-content',
  maxWidth: '100%',
  gap: 0.75,
  flexWrap: 'wrap',
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
} as const;
