import { DateTime } from 'luxon';
import { showsSummary } from './articleHtml';
import { headerLine } from './headerLine';
import type { MailLayout } from './looks';

/** An article as a mail lists it. `published` is an instant; `path` leads into the application. */
export interface MailArticle {
  headline: string;
  summary: string;
  publication: string;
  published: Date;
  path: string;
  imageUrl: string | null;
  /** Publications that tell the same story. */
  alsoIn?: readonly string[];
}

/** How a mail writes instants, and where its links lead. */
export interface LineOptions {
  /** IANA name and Luxon format of the receiver. */
  timeZone: string;
  dateFormat: string;
  /** The configured public address of the application, without a final slash; never a request's Host. */
  publicUrl: string;
}

const alsoNamed = 3;

/** Who published it when, and who else tells it: on one line. */
export function byline({ timeZone, dateFormat }: LineOptions, article: MailArticle): string {
  const published = DateTime.fromJSDate(article.published, { zone: timeZone }).toFormat(dateFormat);
  return [article.publication, published, alsoWords(article)].filter((part) => part !== '').join(' · ');
}

/** Who else tells it: three by name, the rest by number. */
function alsoWords({ alsoIn = [] }: MailArticle): string {
  if (alsoIn.length === 0) return '';
  const rest = alsoIn.length - alsoNamed;
  const named = alsoIn.slice(0, alsoNamed).join(', ');
  return rest > 0 ? `Also in ${named}, and ${rest} more` : `Also in ${named}`;
}

/** The articles as a layout sets them in HTML. */
export const setArticles = (options: LineOptions, articles: readonly MailArticle[]) =>
  articles.map((article) => ({
    ...article,
    byline: byline(options, article),
    address: options.publicUrl + article.path,
  }));

/** The same in plain text, a paragraph for each. */
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

/** A line of plain text underlined. */
export const underlined = (text: string): string => `${headerLine(text)}\n${'='.repeat(Math.min(60, text.length))}`;

/** RFC 3834: nobody's out-of-office answer is wanted. RFC 8058: one POST to this address ends what is sent, without a sign-in. */
export const bulkHeaders = (unsubscribeUrl: string): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
});
