import createPurifier from 'dompurify';

const purifier = createPurifier(window);

// A link leaves the application: it opens beside it, and tells nothing of where it came from.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A' || !node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** As the page's content policy wants it: text where the browser knows no Trusted Types. */
const trusted = { RETURN_TRUSTED_TYPE: true } as const;

const article = {
  ...trusted,
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'dialog', 'title'],
  FORBID_ATTR: ['style', 'id', 'class', 'name', 'tabindex', 'autofocus', 'autoplay', 'srcset'],
  ALLOW_DATA_ATTR: false,
};

const inline = { ...trusted, ALLOWED_TAGS: ['a', 'b', 'strong', 'i', 'em', 'span', 'mark'], ALLOWED_ATTR: ['href'] };

/** An article's HTML without anything that could act, look or be named like a part of the page. The server cleaned it before. */
export const cleanArticleHtml = (html: string): string | TrustedHTML => purifier.sanitize(html, article);

/** A line of HTML: words, emphasis, links. */
export const cleanInlineHtml = (html: string): string | TrustedHTML => purifier.sanitize(html, inline);
