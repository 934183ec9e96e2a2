import createPurifier from 'dompurify';

// The only purifier: each creates a Trusted Types policy with the same name, and a second one would be blocked.
const purifier = createPurifier(window);

// Links open in a new tab, without a referrer and without access to this window.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A' || !node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** Returns `TrustedHTML`, as the content security policy requires; a string in browsers without Trusted Types. */
const trusted = { RETURN_TRUSTED_TYPE: true } as const;

const article = {
  ...trusted,
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'dialog', 'title'],
  FORBID_ATTR: ['style', 'id', 'class', 'name', 'tabindex', 'autofocus', 'autoplay', 'srcset'],
  ALLOW_DATA_ATTR: false,
};

const inline = { ...trusted, ALLOWED_TAGS: ['a', 'b', 'strong', 'i', 'em', 'span', 'mark'], ALLOWED_ATTR: ['href'] };

/**
 * Sanitizes the HTML of an article: no scripts, forms, styles, or ids that could act or look like part of the page. The
 * server has sanitized it before.
 */
export const sanitizeArticleHtml = (html: string): string | TrustedHTML => purifier.sanitize(html, article);

/** Sanitizes a line of HTML: only text, emphasis, and links are kept. */
export const sanitizeInlineHtml = (html: string): string | TrustedHTML => purifier.sanitize(html, inline);

/** Sanitizes HTML of which only the text is used. */
export const sanitizedFragment = (html: string): DocumentFragment =>
  purifier.sanitize(html, { RETURN_DOM_FRAGMENT: true });
