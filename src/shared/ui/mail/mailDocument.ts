import { createTrustedTypesRule } from '@client/shared/browser/trustedTypes';

/** For a document that runs nothing, and the sandboxed frame. */
const trusted = createTrustedTypesRule('watchdesk-mail', 'createHTML', (html) => html);

const forbidden = 'script, iframe, object, embed, form, link, base, meta[http-equiv]';

/**
 * A mail's HTML as this page may show it in a sandboxed frame. The frame inherits the page's content policy, which takes styles
 * only with its nonce: style blocks get it, and style attributes become rules of one more block, strong enough to win as
 * attributes do. Both are taken out before the mail is parsed, as a parser reports them too. Links open beside the
 * application. What could act is left out; the sandbox would not let it. Make it once for each mail: a frame that is given
 * another one loads anew.
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
    // Nothing that could end the rule or the block.
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
