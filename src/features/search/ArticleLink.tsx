import Link from '@mui/material/Link';
import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useArticleLink } from './readingPane';

interface ArticleLinkProps extends Pick<ComponentProps<typeof Link>, 'variant'> {
  itemId: string;
  to: string;
  /** Location state for the article's page: where the user came from. */
  state: unknown;
  /** The width at the left in pixels that the link doesn't cover, for a checkbox. */
  beside?: number;
  /** True to truncate the title to one line. */
  oneLine?: boolean;
  children: ReactNode;
}

/** The link of an article in a list; it covers the whole card. */
export function ArticleLink({ itemId, beside = 0, oneLine = false, ...link }: ArticleLinkProps) {
  const inPane = useArticleLink(link.to);
  return (
    <Link
      component={RouterLink}
      color="textPrimary"
      data-article={itemId}
      sx={{
        ...(oneLine ? line : {}),
        '&::after': { content: '""', position: 'absolute', inset: 0, left: beside },
      }}
      {...link}
      {...inPane}
    />
  );
}

const line = {
  flex: 1,
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
