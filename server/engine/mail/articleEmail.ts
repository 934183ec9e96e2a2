import { escapeHtml } from '../escapeHtml';
import { plainText } from '../feeds/plainText';
import { articlesHtml } from './articleHtml';
import { byline, underlined, whyHeading, type LineOptions } from './articleLines';
import { frameMail, type MailBrand } from './frame';
import { headerLine } from './headerLine';
import type { MailLook } from './looks';
import { mailBody } from './mailBody';
import { paragraphHtml, paragraphsOf } from './paragraphs';

/** An article in an email from one person to others. */
export interface EmailedArticle {
  headline: string;
  summary: string;
  publication: string;
  published: Date;
  imageUrl: string | null;
  /** Where recipients read it; null if they can't. */
  address: string | null;
  /** The whole text as HTML; null for an article of which only the summary may be sent. */
  bodyHtml: string | null;
}

interface ArticleEmail extends Pick<LineOptions, 'timeZone' | 'dateFormat'> {
  subject: string;
  sender: { name: string; address: string };
  /** The sender's words before the articles; an empty line begins a new paragraph. */
  comment: string;
  articles: readonly EmailedArticle[];
  brand: MailBrand;
  style: MailLook['style'];
  /** For external recipients: the URL, or a placeholder, by which they get no more emails. */
  unsubscribeUrl?: string | undefined;
}

/** Composes an email with articles as HTML and equivalent plain text. */
export function composeArticleEmail(mail: ArticleEmail): { subject: string; html: string; text: string } {
  const subject = headerLine(mail.subject);
  const comment = paragraphsOf(mail.comment);
  const [first] = mail.articles;
  const set = mail.articles.map(({ bodyHtml, ...article }) => ({
    ...article,
    byline: byline(mail, article),
    // The text says what the summary says.
    summary: bodyHtml === null ? article.summary : '',
    bodyHtml: bodyHtml === null ? undefined : mailBody(bodyHtml),
  }));
  const html = frameMail({
    brand: mail.brand,
    title: subject,
    preview: comment[0] ?? first?.headline ?? '',
    contentHtml: comment.map(paragraphHtml).join('') + articlesHtml('summaries', set),
    footerHtml: footerHtml(mail),
    style: mail.style,
  });
  const text = [
    headerLine(mail.brand.departmentName),
    underlined(subject),
    ...comment,
    ...mail.articles.map((article) => articleText(mail, article)),
    footerText(mail),
  ].join('\n\n');
  return { subject, html, text };
}

const articleText = (mail: ArticleEmail, article: EmailedArticle): string =>
  [
    `* ${headerLine(article.headline)}`,
    headerLine(byline(mail, article)),
    article.address ?? '',
    article.bodyHtml === null ? headerLine(article.summary) : plainText(article.bodyHtml).replaceAll('\n', '\n\n  '),
  ]
    .filter((line) => line !== '')
    .join('\n  ');

const whySent = ({ sender, brand }: ArticleEmail): string =>
  `${headerLine(sender.name)} (${sender.address}) sent you this through Watchdesk for ${headerLine(brand.departmentName)}. Replies go to ${headerLine(sender.name)}.`;

const unsubscribeWords = 'Unsubscribe';

function footerHtml(mail: ArticleEmail): string {
  const why = `<strong>${whyHeading}</strong> ${escapeHtml(whySent(mail))}`;
  if (mail.unsubscribeUrl === undefined) return why;
  return `${why}<br><a href="${escapeHtml(mail.unsubscribeUrl)}">${unsubscribeWords}</a>`;
}

function footerText(mail: ArticleEmail): string {
  const why = `-- \n${whyHeading} ${whySent(mail)}`;
  return mail.unsubscribeUrl === undefined ? why : `${why}\n${unsubscribeWords}: ${mail.unsubscribeUrl}`;
}
