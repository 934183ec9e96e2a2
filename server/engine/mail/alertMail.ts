import { formatNumber, pluralize } from '@contract/numbers';
import { articlesHtml } from './articleHtml';
import {
  articleTexts,
  bulkHeaders,
  setArticles,
  underlined,
  whyHeading,
  type LineOptions,
  type MailArticle,
} from './articleLines';
import { escapeHtml } from '../escapeHtml';
import { headerLine } from './headerLine';
import { frameMail, type MailBrand } from './frame';
import type { MailLook } from './looks';

/** One topic in an email: its newest articles first, and the number of further ones. */
export interface MailTopic {
  name: string;
  path: string;
  articles: readonly MailArticle[];
  total: number;
  /** True if its query no longer parses; then having no articles doesn't mean that there is no news. */
  isRefused?: boolean;
}

export interface AlertMail extends LineOptions {
  topics: readonly MailTopic[];
  brand: MailBrand;
  /** The result of `mailLook`. */
  look: MailLook;
  unsubscribeUrl: string;
}

interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** Composes an alert for one topic, or a digest of several, as HTML and equivalent plain text. */
export function composeAlertMail(mail: AlertMail): ComposedMail {
  const subject = headerLine(subjectOf(mail.topics));
  const [first] = mail.topics.flatMap((topic) => topic.articles);
  const [topic, ...others] = mail.topics;
  const only = others.length === 0 ? topic : undefined;
  const html = frameMail({
    brand: mail.brand,
    title: only?.name ?? 'Your topics',
    titleUrl: only && mail.publicUrl + only.path,
    preview: first?.headline ?? emptyWords(mail.topics),
    contentHtml: mail.topics.map((topic) => topicHtml(mail, topic)).join(''),
    footerHtml: footerHtml(mail),
    style: mail.look.style,
  });
  return {
    subject,
    html,
    text: [
      headerLine(mail.brand.departmentName),
      ...mail.topics.map((topic) => topicText(mail, topic)),
      footerText(mail),
    ].join('\n\n'),
    headers: bulkHeaders(mail.unsubscribeUrl),
  };
}

function subjectOf(topics: readonly MailTopic[]): string {
  const total = topics.reduce((sum, topic) => sum + topic.total, 0);
  const [only] = topics;
  if (topics.length === 1 && only) {
    if (total > 0) return `${only.name} (${formatNumber(total)})`;
    return only.isRefused ? `${only.name}: its query is no longer valid` : `${only.name}: no new articles`;
  }
  return `${pluralize(topics.length, '# topic', '# topics')}, ${pluralize(total, '# new article', '# new articles')}`;
}

function topicHtml(mail: AlertMail, topic: MailTopic): string {
  const heading =
    mail.topics.length > 1
      ? `<h2 style="margin:24px 0 8px;font-size:18px"><a href="${link(mail, topic.path)}">${escapeHtml(topic.name)}</a></h2>`
      : '';
  if (topic.articles.length === 0) {
    const words = escapeHtml(emptyWords([topic]));
    const fix = topic.isRefused ? ` <a href="${link(mail, topic.path)}">Fix the query</a>` : '';
    return `${heading}<p>${words}${fix}</p>`;
  }
  const articles = setArticles(mail, topic.articles);
  return `${heading}${articlesHtml(mail.look.layout, articles)}${restHtml(mail, topic)}`;
}

function restHtml(mail: AlertMail, topic: MailTopic): string {
  const rest = topic.total - topic.articles.length;
  if (rest <= 0) return '';
  return `<p><a href="${link(mail, topic.path)}">${escapeHtml(restWords(rest))}</a></p>`;
}

function footerHtml(mail: AlertMail): string {
  return (
    `<strong>${whyHeading}</strong> ${escapeHtml(whySent(mail))}<br>` +
    `<a href="${link(mail, '/alerts-favorites')}">Change your alerts</a> · ` +
    `<a href="${escapeHtml(mail.unsubscribeUrl)}">Unsubscribe</a>`
  );
}

/** Why the recipient gets this email. */
function whySent({ topics, brand }: AlertMail): string {
  const [only, ...others] = topics;
  const what = only && others.length === 0 ? `the topic “${headerLine(only.name)}”` : 'these topics';
  return `You’re subscribed to alerts for ${what} in Watchdesk for ${headerLine(brand.departmentName)}.`;
}

function topicText(mail: AlertMail, topic: MailTopic): string {
  const rest = topic.total - topic.articles.length;
  const lines = articleTexts(mail, mail.look.layout, topic.articles);
  return [
    `${underlined(topic.name)}\n${mail.publicUrl}${topic.path}`,
    ...(lines.length > 0 ? lines : [emptyWords([topic])]),
    ...(rest > 0 ? [`${restWords(rest)}\n${mail.publicUrl}${topic.path}`] : []),
  ].join('\n\n');
}

/** The text of an alert without articles. */
function emptyWords(topics: readonly MailTopic[]): string {
  const isRefused = topics.length > 0 && topics.every((topic) => topic.isRefused);
  return isRefused
    ? 'This topic’s query is no longer valid. Until the query is fixed, the topic finds no articles.'
    : 'No new articles.';
}

function footerText(mail: AlertMail): string {
  return `-- \n${whyHeading} ${whySent(mail)}\nChange your alerts: ${mail.publicUrl}/alerts-favorites\nUnsubscribe: ${mail.unsubscribeUrl}`;
}

function restWords(rest: number): string {
  return pluralize(rest, '# more article', '# more articles');
}

function link(mail: AlertMail, path: string): string {
  return escapeHtml(mail.publicUrl + path);
}
