import { DateTime } from 'luxon';
import { articlesHtml, showsSummary } from './articleHtml';
import { escapeHtml } from '../escapeHtml';
import { headerLine } from './headerLine';
import { frameMail } from './frame';
import type { MailLook } from './looks';

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

/** One topic's part of a mail: the newest articles first, and how many there are beyond them. */
export interface MailTopic {
  name: string;
  path: string;
  articles: readonly MailArticle[];
  total: number;
}

export interface AlertMail {
  topics: readonly MailTopic[];
  departmentName: string;
  color?: string | undefined;
  /** From `mailLook`. */
  look: MailLook;
  /** IANA name and Luxon format of the receiver. */
  timeZone: string;
  dateFormat: string;
  /** The configured public address of the application, without a final slash; never a request's Host. */
  publicUrl: string;
  unsubscribeUrl: string;
}

export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

const alsoNamed = 3;

/** Composes an alert for one topic, or a digest of several: HTML and plain text that say the same. */
export async function composeAlertMail(mail: AlertMail): Promise<ComposedMail> {
  const subject = headerLine(subjectOf(mail.topics));
  const [first] = mail.topics.flatMap((topic) => topic.articles);
  const html = await frameMail({
    title: mail.topics.length === 1 ? (mail.topics[0]?.name ?? '') : 'Your topics',
    preview: first?.headline ?? 'No new articles.',
    contentHtml: mail.topics.map((topic) => topicHtml(mail, topic)).join(''),
    footerHtml: footerHtml(mail),
    color: mail.color,
    style: mail.look.style,
  });
  return {
    subject,
    html,
    text: [...mail.topics.map((topic) => topicText(mail, topic)), footerText(mail)].join('\n\n'),
    headers: {
      // RFC 8058: one POST to this address ends the alert, without a sign-in.
      'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // RFC 3834: nobody's out-of-office answer is wanted.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}

function subjectOf(topics: readonly MailTopic[]): string {
  const total = topics.reduce((sum, topic) => sum + topic.total, 0);
  const [only] = topics;
  if (topics.length === 1 && only) return total === 0 ? `${only.name}: no new articles` : `${only.name} (${total})`;
  return `${topics.length} topics, ${total} new ${total === 1 ? 'article' : 'articles'}`;
}

function topicHtml(mail: AlertMail, topic: MailTopic): string {
  const heading =
    mail.topics.length > 1
      ? `<h2 style="margin:24px 0 8px;font-size:18px"><a href="${link(mail, topic.path)}">${escapeHtml(topic.name)}</a></h2>`
      : '';
  if (topic.articles.length === 0) return `${heading}<p>No new articles.</p>`;
  const articles = topic.articles.map((article) => ({
    ...article,
    byline: byline(mail, article),
    address: mail.publicUrl + article.path,
  }));
  return `${heading}${articlesHtml(mail.look.layout, articles)}${restHtml(mail, topic)}`;
}

function restHtml(mail: AlertMail, topic: MailTopic): string {
  const rest = topic.total - topic.articles.length;
  if (rest <= 0) return '';
  return `<p><a href="${link(mail, topic.path)}">${escapeHtml(restWords(rest))}</a></p>`;
}

function footerHtml(mail: AlertMail): string {
  return (
    `You receive this from Watchdesk for ${escapeHtml(mail.departmentName)}.<br>` +
    `<a href="${link(mail, '/alerts-favorites')}">Change your alerts</a> · ` +
    `<a href="${escapeHtml(mail.unsubscribeUrl)}">Unsubscribe</a>`
  );
}

function topicText(mail: AlertMail, topic: MailTopic): string {
  const rest = topic.total - topic.articles.length;
  const lines = topic.articles.map(
    (article, position) =>
      `* ${headerLine(article.headline)}\n  ${headerLine(byline(mail, article))}\n  ${mail.publicUrl}${article.path}` +
      (showsSummary(mail.look.layout, position) ? `\n  ${headerLine(article.summary)}` : ''),
  );
  return [
    `${headerLine(topic.name)}\n${'='.repeat(Math.min(60, topic.name.length))}`,
    ...(lines.length > 0 ? lines : ['No new articles.']),
    ...(rest > 0 ? [`${restWords(rest)}\n${mail.publicUrl}${topic.path}`] : []),
  ].join('\n\n');
}

function footerText(mail: AlertMail): string {
  return `-- \nWatchdesk for ${headerLine(mail.departmentName)}\nChange your alerts: ${mail.publicUrl}/alerts-favorites\nUnsubscribe: ${mail.unsubscribeUrl}`;
}

function byline(mail: AlertMail, article: MailArticle): string {
  const published = DateTime.fromJSDate(article.published, { zone: mail.timeZone }).toFormat(mail.dateFormat);
  return [article.publication, published, alsoWords(article)].filter((part) => part !== '').join(' · ');
}

/** Who else tells it: three by name, the rest by number. */
function alsoWords({ alsoIn = [] }: MailArticle): string {
  if (alsoIn.length === 0) return '';
  const rest = alsoIn.length - alsoNamed;
  const named = alsoIn.slice(0, alsoNamed).join(', ');
  return rest > 0 ? `Also in ${named} and ${rest} more` : `Also in ${named}`;
}

function restWords(rest: number): string {
  return rest === 1 ? 'One more article' : `${rest} more articles`;
}

function link(mail: AlertMail, path: string): string {
  return escapeHtml(mail.publicUrl + path);
}
