import { defaultTheme } from '@contract/limits';
import { escapeHtml } from '../escapeHtml';
import { compiledFrame } from './frameCompiled';
import { markColor, marks } from './frameSource';
import { mailFontFamilies } from '@contract/mailStyles';
import { mailLook, type MailLook } from './looks';

/** The content of an email for the common frame. The two HTML parts must be escaped by the caller. */
export interface FrameParts {
  title: string;
  /** The preview text that mail clients show beside the subject. */
  preview: string;
  contentHtml: string;
  footerHtml: string;
  /** The department's primary color, #rrggbb. Default, also if malformed: the product's color. */
  color?: string | undefined;
  /** Default: the system's style. */
  style?: MailLook['style'] | undefined;
}

/**
 * Builds the complete HTML of an email. Uses tables, which all mail clients render; supports light and dark mode and
 * narrow screens.
 */
export function frameMail(parts: FrameParts): string {
  const style = parts.style ?? mailLook(null, null).style;
  const own = /^#[0-9a-f]{6}$/i.test(parts.color ?? '') ? parts.color : undefined;
  const values = new Map<string, string>([
    [marks.title, escapeHtml(parts.title)],
    [marks.preview, escapeHtml(parts.preview)],
    [marks.content, parts.contentHtml],
    [marks.footer, parts.footerHtml],
    [marks.headlineFont, mailFontFamilies[style.headlineFont]],
    [marks.textFont, mailFontFamilies[style.textFont]],
    [markColor.accent, style.accent ?? own ?? defaultTheme.primary.main],
    [markColor.link, style.link],
    [markColor.ground, style.ground],
    [markColor.paper, style.paper],
  ]);
  // One pass, so that content is never read as a placeholder.
  return compiledFrame.replace(/%%[A-Z]+%%|#0a0b0[c-f]/g, (mark) => values.get(mark) ?? mark);
}
