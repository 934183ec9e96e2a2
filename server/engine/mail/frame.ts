import { defaultTheme } from '@contract/limits';
import { escapeHtml } from '../escapeHtml';
import { compiledFrame } from './frameCompiled';
import { markColor, marks } from './frameSource';
import { mailFontFamilies } from '@contract/mailStyles';
import { mailLook, type MailLook } from './looks';

/** What a mail shows inside the frame that all mails share. The two parts in HTML are escaped by whoever made them. */
export interface FrameParts {
  title: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  contentHtml: string;
  footerHtml: string;
  /** The department's primary colour, #rrggbb; the product's where absent or malformed. */
  color?: string | undefined;
  /** The system's where absent. */
  style?: MailLook['style'] | undefined;
}

/** The whole HTML of a mail: tables that every mail program draws, light and dark, wide and narrow. */
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
  // One pass: what a part contains is never read as a mark.
  return compiledFrame.replace(/%%[A-Z]+%%|#0a0b0[c-f]/g, (mark) => values.get(mark) ?? mark);
}
