import { DateTime } from 'luxon';
import { showsSummary } from './articleHtml';
import { headerLine } from './headerLine';
import type { MailLayout } from './looks';

/** An article in an email. `published` is an instant; `path` is relative to the application. */
export interface MailArticle {
  headline: string;
  summary: string;
  publication: string;
  published: Date;
  path: string;
  imageUrl: string | null;
  /** Headline and summary as escaped HTML with the matching words in `<mark>`. */
  marked?: { headline: string; summary: string } | undefined;
  /** Other publications of the same story. */
  alsoIn?: readonly string[];
}

/** Formatting options for instants and links. */
export interface LineOptions {
  /** The recipient's IANA time zone and Luxon format. */
  timeZone: string;
  dateFormat: string;
  /**
   * The configured public URL of the application without a trailing slash; never taken from a request's Host header.
   */
  publicUrl: string;
}

const alsoNamed = 3;

/** One line with the publication, the time, and the other publications of the story. */
export function byline(
  { timeZone, dateFormat }: Pick<LineOptions, 'timeZone' | 'dateFormat'>,
  article: Pick<MailArticle, 'publication' | 'published' | 'alsoIn'>,
): string {
  const published = DateTime.fromJSDate(article.published, { zone: timeZone }).toFormat(dateFormat);
  return [article.publication, published, alsoWords(article)].filter((part) => part !== '').join(' · ');
}

/** The other publications of the story: three by name, and the number of the rest. */
function alsoWords({ alsoIn = [] }: Pick<MailArticle, 'alsoIn'>): string {
  if (alsoIn.length === 0) return '';
  const rest = alsoIn.length - alsoNamed;
  const named = alsoIn.slice(0, alsoNamed).join(', ');
  return rest > 0 ? `Also in ${named}, and ${rest} more` : `Also in ${named}`;
}

/** The articles in the form that HTML layouts take. */
export const setArticles = (options: LineOptions, articles: readonly MailArticle[]) =>
  articles.map((article) => ({
    ...article,
    byline: byline(options, article),
    address: options.publicUrl + article.path,
  }));

/** The articles as plain text, one paragraph each. */
export function articleTexts(options: LineOptions, layout: MailLayout, articles: readonly MailArticle[]): string[] {
  return articles.map((article, position) =>
    [
      `* ${headerLine(article.headline)}`,
      headerLine(byline(options, article)),
      `${options.publicUrl}${article.path}`,
      ...(showsSummary(layout, position) ? [headerLine(article.summary)] : []),
    ].join('\n  '),
  );
}

/** A line of plain text with an underline. */
export const underlined = (text: string): string => `${headerLine(text)}\n${'='.repeat(Math.min(60, text.length))}`;

/** RFC 3834: suppresses automatic replies. RFC 8058: one POST to this URL unsubscribes without signing in. */
export const bulkHeaders = (unsubscribeUrl: string): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
});

/** Introduces the reason for an email, at its end. */
export const whyHeading = 'Why am I getting this?';
