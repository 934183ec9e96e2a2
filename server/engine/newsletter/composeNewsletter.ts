import { mailFontFamilies } from '@contract/mailStyles';
import { escapeHtml } from '../escapeHtml';
import { articlesHtml } from '../mail/articleHtml';
import { articleTexts, setArticles, underlined, type LineOptions, type MailArticle } from '../mail/articleLines';
import { frameMail } from '../mail/frame';
import { headerLine } from '../mail/headerLine';
import type { MailLook } from '../mail/looks';
import type { ChosenSection } from './deduplicateStories';

export interface NewsletterMail extends LineOptions {
  subject: string;
  /** The sender's display name. */
  fromName: string;
  /** In the order of the email; articles outside sections are in one without a name. */
  sections: readonly ChosenSection<MailArticle>[];
  departmentName: string;
  color?: string | undefined;
  look: MailLook;
  /** Or a placeholder until the recipient is known. */
  unsubscribeUrl: string;
}

/** Composes a newsletter as HTML and equivalent plain text. Only `unsubscribeUrl` depends on the recipient. */
export function composeNewsletter(mail: NewsletterMail): { subject: string; html: string; text: string } {
  const subject = headerLine(mail.subject);
  const [first] = mail.sections.flatMap(({ articles }) => articles);
  const html = frameMail({
    title: subject,
    preview: first?.headline ?? '',
    contentHtml: mail.sections.map((section) => sectionHtml(mail, section)).join(''),
    footerHtml: footerHtml(mail),
    color: mail.color,
    style: mail.look.style,
  });
  const text = [
    underlined(subject),
    ...mail.sections.flatMap((section) => sectionTexts(mail, section)),
    footerText(mail),
  ].join('\n\n');
  return { subject, html, text };
}

/** Heading sizes by depth; the deepest is h4. */
const headingSizes = [20, 17, 15] as const;

function sectionHtml(mail: NewsletterMail, { name, depth, articles }: ChosenSection<MailArticle>): string {
  const rank = Math.min(depth, headingSizes.length);
  const tag = `h${String(rank + 1)}`;
  const font = mailFontFamilies[mail.look.style.headlineFont];
  const heading =
    depth === 0
      ? ''
      : `<${tag} style="margin:24px 0 8px;font-size:${String(headingSizes[rank - 1])}px;line-height:1.3;font-family:${font}">${escapeHtml(name)}</${tag}>`;
  return heading + articlesHtml(mail.look.layout, setArticles(mail, articles));
}

function sectionTexts(mail: NewsletterMail, { name, depth, articles }: ChosenSection<MailArticle>): string[] {
  return [...(depth === 0 ? [] : [underlined(name)]), ...articleTexts(mail, mail.look.layout, articles)];
}

const whySent = ({ fromName, departmentName }: NewsletterMail): string =>
  `${headerLine(fromName)} sent this newsletter through Watchdesk for ${headerLine(departmentName)}.`;

function footerHtml(mail: NewsletterMail): string {
  return (
    `${escapeHtml(whySent(mail))}<br>` +
    `<a href="${escapeHtml(mail.publicUrl)}/general-settings">Your settings</a> · ` +
    `<a href="${escapeHtml(mail.unsubscribeUrl)}">Unsubscribe from newsletters</a>`
  );
}

function footerText(mail: NewsletterMail): string {
  return `-- \n${whySent(mail)}\nYour settings: ${mail.publicUrl}/general-settings\nUnsubscribe from newsletters: ${mail.unsubscribeUrl}`;
}
