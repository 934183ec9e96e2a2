import sanitizeHtml from 'sanitize-html';

const allowedTags = [
  ...['p', 'div', 'br', 'hr', 'blockquote', 'pre', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'a'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'code', 'q', 'cite'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  'img',
];

/**
 * An article's HTML as emails can show it: text, links, tables, and pictures, which are as wide as the mail at most. The
 * addresses of uploaded pictures must be signed: recipients have no session.
 */
export const mailBody = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'style'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      figcaption: 'p',
      img: sanitizeHtml.simpleTransform('img', { style: 'max-width:100%;height:auto' }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
