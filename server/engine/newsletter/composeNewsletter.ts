import { mailFontFamilies } from '@contract/mailFonts';
import { escapeHtml } from '../escapeHtml';
import { articlesHtml } from '../mail/articleHtml';
import {
  articleTexts,
  setArticles,
  underlined,
  whyHeading,
  type LineOptions,
  type MailArticle,
} from '../mail/articleLines';
import { frameMail, type MailBrand } from '../mail/frame';
import { headerLine } from '../mail/headerLine';
import type { MailLook } from '../mail/looks';
import { paragraphHtml, paragraphsOf } from '../mail/paragraphs';
import type { ChosenSection } from './deduplicateStories';
import { joinHeadings } from './joinHeadings';

interface NewsletterMail extends LineOptions {
  subject: string;
  /** The sender's display name. */
  fromName: string;
  /** In the order of the email; articles outside sections are in one without a name. */
  sections: readonly ChosenSection<MailArticle>[];
  /** Plain text before the articles; an empty line begins a new paragraph. */
  introduction?: string;
  brand: MailBrand;
  look: MailLook;
  /** Or a placeholder until the recipient is known. */
  unsubscribeUrl: string;
}

/** Composes a newsletter as HTML and equivalent plain text. Only `unsubscribeUrl` depends on the recipient. */
export function composeNewsletter(mail: NewsletterMail): { subject: string; html: string; text: string } {
  const subject = headerLine(mail.subject);
  const sections = joinHeadings(mail.sections);
  const introduction = paragraphsOf(mail.introduction ?? '');
  const [first] = mail.sections.flatMap(({ articles }) => articles);
  const html = frameMail({
    brand: mail.brand,
    title: subject,
    preview: introduction[0] ?? first?.headline ?? '',
    contentHtml: [...introduction.map(paragraphHtml), ...sections.map((section) => sectionHtml(mail, section))].join(
      '',
    ),
    footerHtml: footerHtml(mail),
    style: mail.look.style,
  });
  const text = [
    headerLine(mail.brand.departmentName),
    underlined(subject),
    ...introduction,
    ...sections.flatMap((section) => sectionTexts(mail, section)),
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

const whySent = ({ fromName, brand }: NewsletterMail): string =>
  `${headerLine(fromName)} sent this newsletter to a user group that you’re in, through Watchdesk for ${headerLine(brand.departmentName)}.`;

function footerHtml(mail: NewsletterMail): string {
  return (
    `<strong>${whyHeading}</strong> ${escapeHtml(whySent(mail))}<br>` +
    `<a href="${escapeHtml(mail.publicUrl)}/general-settings">Your settings</a> · ` +
    `<a href="${escapeHtml(mail.unsubscribeUrl)}">Unsubscribe from newsletters</a>`
  );
}

function footerText(mail: NewsletterMail): string {
  return `-- \n${whyHeading} ${whySent(mail)}\nYour settings: ${mail.publicUrl}/general-settings\nUnsubscribe from newsletters: ${mail.unsubscribeUrl}`;
}
