import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '@client/shared/lib/texts/t';
import { Added, type WorkspaceCardProps } from './WorkspaceCard';

/** An article of a workspace on one line, or two where it is narrow. */
export function ArticleLine({ article, to, state }: WorkspaceCardProps) {
  return (
    <Box component="article" sx={line}>
      <Link
        component={RouterLink}
        to={to}
        state={state}
        color="textPrimary"
        data-article={article.itemId}
        variant="subtitle2"
        sx={title}
      >
        {article.title}
      </Link>
      <Typography variant="caption" color="textSecondary" component="p" noWrap sx={{ flex: 'none', maxWidth: '100%' }}>
        {[...article.publicationDto.map(({ name }) => name), t(`workspaces.state.${article.articleState.name}`)].join(
          ', ',
        )}
        {' · '}
        <Added article={article} />
      </Typography>
    </Box>
  );
}

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

const title = {
  flex: 1,
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The whole row leads to the article, the box beside it excepted.
  '&::after': { content: '""', position: 'absolute', inset: 0, left: 44 },
} as const;
