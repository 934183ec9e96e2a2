import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import type { GuideSearchResult, TextPiece } from './guideSearch';

/** The search results, each with its best matching line. Arrow keys move between them, and up to the search field. */
export function GuideSearchResults({ results }: { results: readonly GuideSearchResult[] }) {
  return (
    <Box component="ul" aria-label={t('help.pages')} onKeyDown={moveFocus} sx={list}>
      {results.map(({ page, to, title, line }) => (
        <Box component="li" key={page.slug} sx={item}>
          <Typography variant="h3" component="h2">
            <Link component={RouterLink} to={to} sx={stretched}>
              <HighlightedPieces pieces={title} />
            </Link>
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p">
            {t(`help.group.${page.group}`)}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            <HighlightedPieces pieces={line} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function HighlightedPieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.findIndex((link) => link === document.activeElement);
  if (index < 0) return;
  event.preventDefault();
  const next = links[index + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next) next.focus();
  else if (index === 0) document.querySelector<HTMLInputElement>('[data-search="page"]')?.focus();
}

const list = { listStyle: 'none', m: 0, p: 0, maxWidth: 760, display: 'grid', gap: 1 } as const;

const item = {
  position: 'relative',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:hover, &:focus-within': { borderColor: 'primary.main' },
} as const;

const stretched = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;
