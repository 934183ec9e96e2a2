import { mailDarkGround, mailMatchColors } from '@contract/mailColors';
import { mailTextColors } from './looks';

/** Placeholders in the frame for the content of each email. */
export const marks = {
  title: '%%TITLE%%',
  brand: '%%BRAND%%',
  heading: '%%HEADING%%',
  preview: '%%PREVIEW%%',
  content: '%%CONTENT%%',
  footer: '%%FOOTER%%',
  headlineFont: '%%HEADLINEFONT%%',
  textFont: '%%TEXTFONT%%',
} as const;
/** Placeholder colors. They have to be valid colors for MJML and must not occur elsewhere. */
export const markColor = {
  accent: '#0a0b0c',
  link: '#0a0b0d',
  ground: '#0a0b0e',
  paper: '#0a0b0f',
  darkLink: '#0a0b0b',
} as const;

/**
 * The MJML source of the frame of all emails; `npm run mail-frame` compiles it to frameCompiled.ts. Dark colors are
 * given twice: as a media query, and as the attribute that Outlook uses.
 */
export const frameSource = `<mjml>
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
      .brand { font-size: 14px; font-weight: 600; }
      .match { background: ${mailMatchColors.light}; }
      .article { border-top: 1px solid #d9e0e6; padding: 16px 0; }
      .meta { color: ${mailTextColors.small}; font-size: 13px; }
      .headline { font-size: 17px; font-weight: 600; line-height: 1.35; text-decoration: none; font-family: ${marks.headlineFont}; }
      @media (max-width: 480px) { .thumb { display: none !important; } }
      @media (prefers-color-scheme: dark) {
        .page, .page div, .page table, .page td { background: ${mailDarkGround} !important; color: #e4e9ed !important; }
        .page .meta, .page .meta div { color: #a3b0bb !important; }
        .page a { color: ${markColor.darkLink} !important; }
        .page .match { background: ${mailMatchColors.dark} !important; }
        .page .logo img { background: #ffffff !important; padding: 4px; border-radius: 6px; }
        .article { border-color: #33404a !important; }
      }
      [data-ogsc] a { color: ${markColor.darkLink} !important; }
      [data-ogsc] .match { background: ${mailMatchColors.dark} !important; }
    </mj-style>
  </mj-head>
  <mj-body background-color="${markColor.ground}" width="640px" css-class="page">
    <mj-section background-color="${markColor.paper}" border-top="6px solid ${markColor.accent}" padding="16px 0 0">
      <mj-column><mj-text>${marks.brand}</mj-text><mj-text font-size="22px" font-weight="700" line-height="1.3"><h1 style="margin:0;font-size:22px;font-family:${marks.headlineFont}">${marks.heading}</h1></mj-text></mj-column>
    </mj-section>
    <mj-section background-color="${markColor.paper}" padding="0 0 16px">
      <mj-column><mj-text>${marks.content}</mj-text></mj-column>
    </mj-section>
    <mj-section padding="8px 0 24px">
      <mj-column><mj-text font-size="13px" color="${mailTextColors.small}" css-class="meta">${marks.footer}</mj-text></mj-column>
    </mj-section>
  </mj-body>
</mjml>`;
