import { defaultTheme } from '@contract/limits';
import { escapeHtml } from '../escapeHtml';
import { compiledFrame } from './frameCompiled';
import { markColor, marks } from './frameSource';
import { mailDarkLinkColor, mailLinkColor } from '@contract/mailColors';
import { mailFontFamilies } from '@contract/mailFonts';
import { mailLook, type MailLook } from './looks';

/** The company that an email comes from. */
export interface MailBrand {
  departmentName: string;
  /** The company's primary color, #rrggbb. Default, also if malformed: the product's color. */
  color?: string | undefined;
  /** The absolute URL of the company's logo, which loads without signing in. */
  logoUrl?: string | undefined;
}

/** The content of an email for the common frame. The two HTML parts must be escaped by the caller. */
interface FrameParts {
  brand: MailBrand;
  title: string;
  /** The absolute URL that the title links to. */
  titleUrl?: string | undefined;
  /** The preview text that mail clients show beside the subject. */
  preview: string;
  contentHtml: string;
  footerHtml: string;
  /** Default: the system's style. */
  style?: MailLook['style'] | undefined;
}

/**
 * Builds the complete HTML of an email. Uses tables, which all mail clients render; supports light and dark mode and
 * narrow screens.
 */
export function frameMail(parts: FrameParts): string {
  const style = parts.style ?? mailLook(null, null).style;
  const { color = '' } = parts.brand;
  const companyColor = /^#[0-9a-f]{6}$/i.test(color) ? color : defaultTheme.primary.main;
  const title = escapeHtml(parts.title);
  const values = new Map<string, string>([
    [marks.title, title],
    [marks.brand, brandHtml(parts.brand)],
    [marks.heading, parts.titleUrl === undefined ? title : `<a href="${escapeHtml(parts.titleUrl)}">${title}</a>`],
    [marks.preview, escapeHtml(parts.preview)],
    [marks.content, parts.contentHtml],
    [marks.footer, parts.footerHtml],
    [marks.headlineFont, mailFontFamilies[style.headlineFont]],
    [marks.textFont, mailFontFamilies[style.textFont]],
    [markColor.accent, style.accent ?? companyColor],
    [markColor.link, mailLinkColor(style, companyColor)],
    [markColor.darkLink, mailDarkLinkColor(style, companyColor)],
    [markColor.ground, style.ground],
    [markColor.paper, style.paper],
  ]);
  // One pass, so that content is never read as a placeholder.
  return compiledFrame.replace(/%%[A-Z]+%%|#0a0b0[b-f]/g, (mark) => values.get(mark) ?? mark);
}

/**
 * Logo and name of the company. The name stays readable if images are not loaded. Outlook takes the height from the
 * attribute, other mail clients from the style.
 */
function brandHtml({ departmentName, logoUrl }: MailBrand): string {
  const logo =
    logoUrl === undefined
      ? ''
      : `<td class="logo" style="padding:0 10px 0 0"><img src="${escapeHtml(logoUrl)}" alt="" height="36" style="display:block;border:0;height:auto;max-height:36px;width:auto;max-width:240px"></td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${logo}<td class="brand">${escapeHtml(departmentName)}</td></tr></table>`;
}
