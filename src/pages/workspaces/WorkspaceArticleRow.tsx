import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArticleLink } from '@client/features/search/ArticleLink';
import { t } from '@client/shared/texts/t';
import { AttachmentsButton } from './attachments/AttachmentsButton';
import { CommentsButton } from './CommentsButton';
import { NewMark } from './NewMark';
import { Added, checkboxWidth, Published, type WorkspaceArticleCardProps } from './WorkspaceArticleCard';

/** A workspace article in the list view: one line, or two on narrow screens. */
export function WorkspaceArticleRow({ article, ownerId, ownId, to, state }: WorkspaceArticleCardProps) {
  return (
    <Box component="article" sx={line}>
      {article.isNew ? <NewMark /> : null}
      <ArticleLink to={to} state={state} itemId={article.itemId} beside={checkboxWidth} variant="subtitle2" oneLine>
        {article.title}
      </ArticleLink>
      <Typography variant="caption" color="textSecondary" component="p" noWrap sx={details}>
        {[...article.publicationDto.map(({ name }) => name), t(`workspaces.state.${article.articleState.name}`)].join(
          ', ',
        )}
        {' · '}
        <Published article={article} />
        {' · '}
        <Added article={article} />
      </Typography>
      <Box sx={counts}>
        <CommentsButton article={article} ownerId={ownerId} ownId={ownId} />
        <AttachmentsButton article={article} ownerId={ownerId} />
      </Box>
    </Box>
  );
}

/** Cut before the title is: beside the sections there is no room for both. */
const details = { flex: 'none', maxWidth: { xs: '100%', md: '45%' } } as const;

/** Beside each other, also below the details on narrow screens. */
const counts = { flex: 'none', display: 'flex', alignItems: 'center', columnGap: 2 } as const;

const line = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'center' },
  columnGap: 2,
  py: 1,
  pr: 2,
  pl: 0.5,
} as const;
