import type { Article } from '@contract/article';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type RefObject } from 'react';
import type { ArticleXml } from '@client/api/data/articleXml';
import { ArticleAttachments } from './ArticleAttachments';
import { ArticleHtml } from './ArticleHtml';
import { HighlightedText } from '@client/shared/list/HighlightedText';
import { ArticleMeta } from './ArticleMeta';

export interface ArticleTextProps {
  article: Article;
  source: ArticleXml | undefined;
  content: RefObject<HTMLElement | null>;
  /** The heading level of the headline: `h2` beside a list. */
  heading: 'h1' | 'h2';
  /** True if the article was opened with Previous or Next. Its headline then gets the focus. */
  focusHeadline: boolean;
  onTranslate: () => void;
}

/**
 * The article: headline, publication, lead, and body, in a column of readable width. The picture is below the first
 * paragraph, so that text is visible without scrolling.
 */
export function ArticleText({ article, source, content, heading, focusHeadline, onTranslate }: ArticleTextProps) {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusHeadline) headline.current?.focus({ preventScroll: true });
  }, [focusHeadline]);
  const description = source?.description || article.description;
  const hasLead = description !== '' && !beginsWith(article.body, description);
  const hasPicture = article.imageUrl !== null && !article.body.includes('<img');
  const [opening, rest] = hasPicture && !hasLead ? splitAfterFirstParagraph(article.body) : ['', article.body];
  return (
    <Box component="article" ref={content} lang={article.language} sx={column}>
      <Typography variant="h1" component={heading} ref={headline} tabIndex={-1} dir="auto" sx={title}>
        <HighlightedText html={article.headlineMarked} />
      </Typography>
      <ArticleMeta article={article} link={source?.link ?? article.link} onTranslate={onTranslate} />
      {hasLead ? (
        <Typography dir="auto" sx={lead}>
          {description}
        </Typography>
      ) : null}
      {opening === '' ? null : <ArticleHtml html={opening} dir="auto" sx={prose} />}
      {hasPicture ? <Box component="img" src={article.imageUrl ?? ''} alt="" sx={picture} /> : null}
      <ArticleHtml html={rest} dir="auto" sx={prose} />
      <ArticleAttachments attachments={article.attachments ?? []} />
    </Box>
  );
}

/**
 * True if the body starts with the lead: many sources repeat the lead as the first paragraph. Compares the letters and
 * digits of the first characters.
 */
function beginsWith(html: string, lead: string): boolean {
  const plain = (text: string) => text.replace(/<[^>]*>|&[a-z#\d]+;|[^\p{L}\p{N}]+/giu, '').slice(0, comparedLength);
  return plain(html) === plain(lead) || plain(html).startsWith(plain(lead));
}

const comparedLength = 100;

/** Splits the HTML of a body after its first paragraph. If it doesn't start with one, the first part is empty. */
function splitAfterFirstParagraph(html: string): readonly [string, string] {
  const end = /^\s*<p[\s>]/i.test(html) ? html.search(/<\/p>/i) : -1;
  return end < 0 ? ['', html] : [html.slice(0, end + '</p>'.length), html.slice(end + '</p>'.length)];
}

const column = {
  maxWidth: 680,
  mx: 'auto',
  '& mark[data-current]': { outline: '2px solid', outlineColor: 'warning.main' },
  '@media print': { maxWidth: 'none', color: '#000' },
} as const;

const title = {
  fontSize: { xs: '1.5rem', sm: '1.875rem' },
  lineHeight: 1.22,
  letterSpacing: '-0.021em',
  overflowWrap: 'anywhere',
  outline: 'none',
  // The headline is focused by script for screen readers only, so it needs no focus ring.
  '&:focus-visible': { outline: 'none' },
} as const;

const picture = {
  display: 'block',
  width: '100%',
  maxHeight: 380,
  objectFit: 'cover',
  borderRadius: 1,
  my: 2.5,
  bgcolor: 'quiet',
} as const;

const lead = { fontSize: '1.0625rem', fontWeight: 560, lineHeight: 1.55, mb: 2, overflowWrap: 'anywhere' } as const;

const prose = {
  fontSize: '1.0625rem',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  // The first child; Emotion warns of `:first-child`. Twice `&`, to go before the margins below.
  '&& > :not(* + *)': { mt: 0 },
  // Each paragraph has the direction of its own first letter, not only of the article's.
  '& :is(p, h1, h2, h3, h4, h5, h6, li, td, th, figcaption)': { unicodeBidi: 'plaintext' },
  '& p': { my: 2 },
  '& h1, & h2, & h3, & h4': { fontSize: '1.1875rem', lineHeight: 1.35, mt: 4, mb: 1 },
  '& img, & video': { maxWidth: '100%', height: 'auto', borderRadius: 1 },
  '& figure': { mx: 0, my: 3 },
  '& figcaption': { typography: 'caption', color: 'text.secondary', mt: 0.5 },
  '& a': { color: 'primary.main' },
  '& blockquote': {
    mx: 0,
    my: 3,
    paddingInlineStart: 2.5,
    borderInlineStart: '3px solid',
    borderColor: 'brand.primary',
    color: 'text.secondary',
  },
  '& ul, & ol': { paddingInlineStart: 3 },
  '& li': { my: 0.75 },
  // The editor writes paragraphs into list items and cells.
  '& :is(li, td, th) > p': { my: 0 },
  '& pre': { overflowX: 'auto', p: 2, bgcolor: 'quiet', borderRadius: 1, fontSize: '0.875rem' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', fontSize: '0.9375rem' },
  '& th, & td': { border: 1, borderColor: 'divider', px: 1.25, py: 0.75, textAlign: 'start' },
} as const;
