import type { WorkspaceArticle } from '@contract/workspaceArticles';
import { limits } from '@contract/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ArticleLink } from '@client/features/search/ArticleLink';
import { truncate } from '@client/shared/texts/truncate';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { AttachmentsButton } from './attachments/AttachmentsButton';
import { CommentsButton } from './CommentsButton';
import { FlagChips } from './FlagChips';
import { NewMark } from './NewMark';
import { SectionChips } from './SectionChips';

export interface WorkspaceArticleCardProps {
  article: WorkspaceArticle;
  /** The owner id of the workspace. */
  ownerId: string;
  /** The owner id of the signed-in user. */
  ownId: string;
  to: string;
  /** The history state of the article's link: the list that it belongs to. */
  state: unknown;
  /** Removes the article from a section; null if the user may not. */
  onRemoveFromSection: ((article: WorkspaceArticle, sectionId: string) => void) | null;
}

/** A workspace article in the details view: publication, state and version, description, dates, sections, and picture. */
export function WorkspaceArticleCard({
  article,
  ownerId,
  ownId,
  to,
  state,
  onRemoveFromSection,
}: WorkspaceArticleCardProps) {
  return (
    <Box component="article" sx={card}>
      {article.isNew ? <NewMark /> : null}
      {article.imageUrl ? <Box component="img" src={article.imageUrl} alt="" loading="lazy" sx={picture} /> : null}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={publicationAndState}>
          {article.publicationDto.length > 0 ? (
            <Typography variant="caption" component="span" sx={{ minWidth: 0, fontWeight: 620 }}>
              {article.publicationDto.map(({ name }) => name).join(', ')}
            </Typography>
          ) : null}
          <Chip size="small" variant="outlined" label={stateAndVersion(article)} sx={stateChip} />
          <FlagChips article={article} />
        </Box>
        <Typography variant="h3" component="h2" dir="auto" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
          <ArticleLink to={to} state={state} itemId={article.itemId} beside={checkboxWidth}>
            {article.title}
          </ArticleLink>
        </Typography>
        <Description article={article} />
        <SectionChips article={article} onRemoveFromSection={onRemoveFromSection} />
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          <Published article={article} />
          {' · '}
          <Added article={article} />
        </Typography>
        <CommentsButton article={article} ownerId={ownerId} ownId={ownId} />
        <AttachmentsButton article={article} ownerId={ownerId} />
      </Box>
    </Box>
  );
}

/**
 * The state, the version that was saved, and the newest version if it is another one; for a draft with a published
 * version, that version.
 */
function stateAndVersion(article: WorkspaceArticle): string {
  const { articleState, itemVersion: version, latestVersion: latest, publishedVersion: published } = article;
  if (articleState.name === 'Draft' && published !== null) return t('workspaces.draftOf', { version: published });
  return [
    t(`workspaces.state.${articleState.name}`),
    latest === version ? t('workspaces.onlyVersion', { version }) : t('workspaces.version', { version, latest }),
  ].join(' · ');
}

/** The day on which the article was published; of an own article that isn't published, the day of its newest version. */
export function Published({ article: { published, isOwn, publishedVersion } }: { article: WorkspaceArticle }) {
  const dates = useDates();
  const isPublished = !isOwn || publishedVersion !== null;
  return (
    <time dateTime={published} title={dates.minute(published)}>
      {t(isPublished ? 'workspaces.published' : 'workspaces.saved', { date: dates.day(published) })}
    </time>
  );
}

/** When the article was added to the workspace, and who shared it. */
export function Added({ article: { created, sharedBy } }: { article: WorkspaceArticle }) {
  const dates = useDates();
  const name = sharedBy ? `${sharedBy.givenName} ${sharedBy.surName}`.trim() : '';
  return (
    <>
      <time dateTime={created}>{t('workspaces.added', { date: dates.minute(created) })}</time>
      {name === '' ? null : ` · ${t('workspaces.sharedBy', { name })}`}
    </>
  );
}

function Description({ article: { title, description } }: { article: WorkspaceArticle }) {
  const [open, setOpen] = useState(false);
  const isLong = description.length >= limits.descriptionPreview;
  if (description === '') return null;
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      component="div"
      dir="auto"
      sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
    >
      {isLong && !open ? truncate(description, limits.descriptionPreview - 1) : description}
      {isLong ? (
        <Button
          size="small"
          aria-expanded={open}
          aria-label={t(open ? 'workspaces.readLessOf' : 'workspaces.readMoreOf', { title })}
          onClick={() => setOpen(!open)}
          sx={{ ...aboveCardLink, ml: 0.5, py: 0, minWidth: 0 }}
        >
          {t(open ? 'workspaces.readLess' : 'workspaces.readMore')}
        </Button>
      ) : null}
    </Typography>
  );
}

/** Above the link that covers the whole card, so that the button can be clicked. */
const aboveCardLink = { position: 'relative', zIndex: 1 } as const;

/** On phones the picture floats, so that the text below it has the whole width. */
const card = {
  flex: 1,
  minWidth: 0,
  display: { xs: 'flow-root', sm: 'flex' },
  gap: 2,
  py: 1.5,
  pr: 2,
  pl: 0.5,
} as const;

/** The width of the checkbox at the left of an article, in pixels: its link doesn't cover it. */
export const checkboxWidth = 44;

const publicationAndState = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

const stateChip = {
  height: 18,
  fontSize: '0.6875rem',
  color: 'text.secondary',
  '& .MuiChip-label': { px: 0.75 },
} as const;

const picture = {
  flex: 'none',
  order: 1,
  float: { xs: 'right', sm: 'none' },
  ml: { xs: 2, sm: 0 },
  mb: { xs: 0.5, sm: 0 },
  objectFit: 'cover',
  borderRadius: 0.75,
  bgcolor: 'quiet',
  width: { xs: 72, sm: 128 },
  height: { xs: 54, sm: 96 },
} as const;
