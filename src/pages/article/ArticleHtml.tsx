import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useMemo, type Ref } from 'react';
import { sanitizeArticleHtml, sanitizeInlineHtml } from './sanitizeHtml';

interface ArticleHtmlProps {
  html: string;
  /** True for HTML within a line of text, like an author's name; only inline elements are kept. */
  inline?: boolean;
  /** `auto`: the browser derives the text direction from the content. */
  dir?: 'auto';
  sx?: SxProps<Theme>;
  ref?: Ref<HTMLElement>;
}

/** Renders sanitized HTML of an article. No other component sets article HTML. */
export function ArticleHtml({ html, inline = false, dir, sx, ref }: ArticleHtmlProps) {
  // Memoized: React would replace the DOM for a new object, even with equal HTML, and lose the user's text selection.
  const clean = useMemo(() => (inline ? sanitizeInlineHtml(html) : sanitizeArticleHtml(html)), [html, inline]);
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
