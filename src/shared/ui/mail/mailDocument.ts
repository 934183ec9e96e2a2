import { createTrustedTypesRule } from '@client/shared/browser/trustedTypes';

/** For an inert document and the sandboxed frame only. */
const trusted = createTrustedTypesRule('watchdesk-mail', 'createHTML', (html) => html);

const forbidden = 'script, iframe, object, embed, form, link, base, meta[http-equiv]';

/**
 * Prepares an email's HTML for a sandboxed frame. The frame inherits the page's Content-Security-Policy, which allows
 * styles only with its nonce: style elements get the nonce, and style attributes become rules of one more style
 * element, with a specificity that wins as attributes do. Both are removed before parsing, because a parser reports
 * violations too. Links open in a new tab. Active elements are removed; the sandbox would block them anyway. Call it
 * once for each email: a frame whose document changes reloads.
 */
export function mailDocument(html: string, nonce: string): string {
  const blocks = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, css = '']) => css);
  const plain = html
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
  const mail = new DOMParser().parseFromString(trusted(plain), 'text/html');
  mail.querySelectorAll(forbidden).forEach((element) => element.remove());
  const rules: string[] = [];
  for (const element of mail.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? '';
    element.removeAttribute('data-style');
    // Skips text that could end the rule or the style element.
    if (/[<>{}]/.test(style)) continue;
    const known = rules.indexOf(style);
    element.setAttribute('data-rule', String(known >= 0 ? known : rules.push(style) - 1));
  }
  mail.querySelectorAll('a[href]').forEach((link) => {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  });
  const styles = [
    ...blocks.map((css) => css.replace(/@import[^;]*;/gi, '')),
    rules.map((style, index) => `[data-rule="${index}"][data-rule][data-rule][data-rule]{${style}}`).join('\n'),
  ];
  const head = styles.map((css) => `<style nonce="${nonce}">${css}</style>`).join('');
  return trusted(`<!doctype html>${mail.documentElement.outerHTML.replace('</head>', () => `${head}</head>`)}`);
}
