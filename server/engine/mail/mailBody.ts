import sanitizeHtml from 'sanitize-html';

const allowedTags = [
  ...['p', 'div', 'br', 'hr', 'blockquote', 'pre', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'a'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'code', 'q', 'cite'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/**
 * An article's HTML as emails can show it: text, links, and tables. Pictures are left out, because those of the company
 * load only after signing in.
 */
export const mailBody = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { figcaption: 'p' },
  });
