import Link from '@mui/material/Link';
import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface ArticleLinkProps extends Pick<ComponentProps<typeof Link>, 'variant'> {
  itemId: string;
  to: string;
  /** Handed to the article's route, as where it came from. */
  state: unknown;
  /** How much of the card's left side leads nowhere: there is a box. */
  beside?: number;
  /** On one line, however long it is. */
  oneLine?: boolean;
  children: ReactNode;
}

/** The title of an article in a list: all of its card leads to it. */
export function ArticleLink({ itemId, beside = 0, oneLine = false, ...link }: ArticleLinkProps) {
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
