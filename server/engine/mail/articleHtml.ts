import { mailMatchColors } from '@contract/mailColors';
import { escapeHtml } from '../escapeHtml';
import type { MailLayout } from './looks';

/** An article as passed to a layout; not escaped yet. */
interface SetArticle {
  headline: string;
  byline: string;
  summary: string;
  /** Null if the recipients can open it nowhere. */
  address: string | null;
  imageUrl: string | null;
  /** The whole text as HTML that was cleaned for emails; shown by the summaries layout. */
  bodyHtml?: string | undefined;
  /** Headline and summary as escaped HTML with the matching words in `<mark>`. */
  marked?: { headline: string; summary: string } | undefined;
}

/** The HTML of a topic's articles in a layout. Uses tables, which all mail clients render. */
export function articlesHtml(layout: MailLayout, articles: readonly SetArticle[]): string {
  if (layout === 'headlines') return articles.map((article) => row(words(article, false))).join('');
  if (layout === 'pictures') return articles.map((article) => row(widePicture(article) + words(article))).join('');
  if (layout === 'summaries') return articles.map((article) => row(words(article), thumb(article))).join('');
  const [first, ...others] = articles;
  if (!first) return '';
  const items = others.map((article, index) => row(words(article, false), '', index + 2));
  return row(widePicture(first) + words(first)) + items.join('');
}

/** True if the layout shows the summary of the article at this position. The plain text part uses it too. */
export const showsSummary = (layout: MailLayout, position: number): boolean =>
  layout === 'headlines' ? false : layout === 'briefing' ? position === 0 : true;

function row(content: string, beside = '', number?: number): string {
  const counted =
    number === undefined ? '' : `<td class="article meta" width="28" valign="top">${number.toString()}</td>`;
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="article"><tr>${counted}` +
    `<td valign="top" class="article">${content}</td>${beside}</tr></table>`
  );
}

function words({ headline, byline, summary, address, marked, bodyHtml = '' }: SetArticle, whole = true): string {
  const title = marked ? matchHtml(marked.headline) : escapeHtml(headline);
  const text = marked ? matchHtml(marked.summary) : escapeHtml(summary);
  const heading =
    address === null
      ? `<span class="headline">${title}</span>`
      : `<a class="headline" href="${escapeHtml(address)}">${title}</a>`;
  return (
    heading +
    `<div class="meta">${escapeHtml(byline)}</div>` +
    (whole && text !== '' ? `<div class="summary" style="margin-top:6px">${text}</div>` : '') +
    (whole && bodyHtml !== '' ? `<div class="body" style="margin-top:6px">${bodyHtml}</div>` : '')
  );
}

/** Some mail clients remove `<mark>`, or style it differently. */
const matchHtml = (marked: string): string =>
  marked
    .replaceAll('<mark>', `<span class="match" style="background:${mailMatchColors.light}">`)
    .replaceAll('</mark>', '</span>');

function thumb({ imageUrl }: SetArticle): string {
  if (!imageUrl) return '';
  return `<td class="thumb" width="120" valign="top" style="padding:16px 0 0 16px"><img src="${escapeHtml(imageUrl)}" alt="" width="120" style="border-radius:6px;display:block"></td>`;
}

function widePicture({ imageUrl }: SetArticle): string {
  if (!imageUrl) return '';
  return `<img src="${escapeHtml(imageUrl)}" alt="" width="592" style="width:100%;max-width:592px;height:auto;border-radius:6px;display:block;margin-bottom:8px">`;
}
