import { defaultTheme } from '@contract/limits';
import { escapeHtml } from '../escapeHtml';
import { fontStacks, mailLook, mailTextColors, type MailLook } from './looks';

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

const marks = {
  title: '%%TITLE%%',
  preview: '%%PREVIEW%%',
  content: '%%CONTENT%%',
  footer: '%%FOOTER%%',
  headlineFont: '%%HEADLINEFONT%%',
  textFont: '%%TEXTFONT%%',
} as const;
/** Colours that nothing else has, as mjml wants to see colours where these stand. */
const markColor = { accent: '#0a0b0c', link: '#0a0b0d', ground: '#0a0b0e', paper: '#0a0b0f' } as const;

// Dark colours are given twice: for programs that follow the media query, and Outlook's own attribute.
const source = `<mjml>
  <mj-head>
    <mj-title>${marks.title}</mj-title>
    <mj-preview>${marks.preview}</mj-preview>
    <mj-attributes>
      <mj-all font-family="${marks.textFont}" />
      <mj-text font-size="15px" line-height="1.5" color="${mailTextColors.text}" padding="8px 24px" />
    </mj-attributes>
    <mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
    <mj-style>
      a { color: ${markColor.link}; }
      .article { border-top: 1px solid #d9e0e6; padding: 16px 0; }
      .meta { color: ${mailTextColors.small}; font-size: 13px; }
      .headline { font-size: 17px; font-weight: 600; line-height: 1.35; text-decoration: none; font-family: ${marks.headlineFont}; }
      @media (max-width: 480px) { .thumb { display: none !important; } }
      @media (prefers-color-scheme: dark) {
        .page, .page div, .page table, .page td { background: #14191d !important; color: #e4e9ed !important; }
        .page .meta, .page .meta div { color: #a3b0bb !important; }
        .page a { color: #7cc0ff !important; }
        .article { border-color: #33404a !important; }
      }
      [data-ogsc] a { color: #7cc0ff !important; }
    </mj-style>
  </mj-head>
  <mj-body background-color="${markColor.ground}" width="640px" css-class="page">
    <mj-section background-color="${markColor.paper}" border-top="6px solid ${markColor.accent}" padding="16px 0 0">
      <mj-column><mj-text font-size="22px" font-weight="700" line-height="1.3"><h1 style="margin:0;font-size:22px;font-family:${marks.headlineFont}">${marks.title}</h1></mj-text></mj-column>
    </mj-section>
    <mj-section background-color="${markColor.paper}" padding="0 0 16px">
      <mj-column><mj-text>${marks.content}</mj-text></mj-column>
    </mj-section>
    <mj-section padding="8px 0 24px">
      <mj-column><mj-text font-size="13px" color="${mailTextColors.small}" css-class="meta">${marks.footer}</mj-text></mj-column>
    </mj-section>
  </mj-body>
</mjml>`;

let compiled: Promise<string> | undefined;

/** The whole HTML of a mail: tables that every mail program draws, light and dark, wide and narrow. */
export async function frameMail(parts: FrameParts): Promise<string> {
  compiled ??= compile();
  const style = parts.style ?? mailLook(null, null).style;
  const own = /^#[0-9a-f]{6}$/i.test(parts.color ?? '') ? parts.color : undefined;
  const values = new Map<string, string>([
    [marks.title, escapeHtml(parts.title)],
    [marks.preview, escapeHtml(parts.preview)],
    [marks.content, parts.contentHtml],
    [marks.footer, parts.footerHtml],
    [marks.headlineFont, fontStacks[style.headlineFont]],
    [marks.textFont, fontStacks[style.textFont]],
    [markColor.accent, style.accent ?? own ?? defaultTheme.primary.main],
    [markColor.link, style.link],
    [markColor.ground, style.ground],
    [markColor.paper, style.paper],
  ]);
  // One pass: what a part contains is never read as a mark.
  return (await compiled).replace(/%%[A-Z]+%%|#0a0b0[c-f]/g, (mark) => values.get(mark) ?? mark);
}

async function compile(): Promise<string> {
  // Loaded at the first mail: it takes 0.4 s that a web process never needs.
  const { default: mjml2html } = await import('mjml');
  // No fonts: mjml would load those it knows from Google whenever a mail is read.
  const { html, errors } = await mjml2html(source, { validationLevel: 'strict', fonts: {} });
  if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('; '));
  return html;
}
