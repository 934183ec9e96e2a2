import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useMemo, type Ref } from 'react';
import { cleanArticleHtml, cleanInlineHtml } from './cleanHtml';

interface ArticleHtmlProps {
  html: string;
  /** A line within a text, as an author's name. */
  inline?: boolean;
  /** `auto`: as its own first letters are written, left or right. */
  dir?: 'auto';
  sx?: SxProps<Theme>;
  ref?: Ref<HTMLElement>;
}

/** The one place that sets the HTML of articles. */
export function ArticleHtml({ html, inline = false, dir, sx, ref }: ArticleHtmlProps) {
  // Kept while the text is the same: React sets what is another object anew, and with it goes what is selected.
  const clean = useMemo(() => (inline ? cleanInlineHtml(html) : cleanArticleHtml(html)), [html, inline]);
  return (
    <Box
      component={inline ? 'span' : 'div'}
      ref={ref}
      {...(dir ? { dir } : {})}
      {...(sx ? { sx } : {})}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
