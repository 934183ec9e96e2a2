const forbidden = 'script, iframe, object, embed, form, link, base, meta[http-equiv]';

/**
 * A mail's HTML as this page may show it in a sandboxed frame. The frame inherits the page's content policy, which takes styles
 * only with its nonce: style blocks get it, and style attributes become rules of one more block, strong enough to win as
 * attributes do. Links open beside the application. What could act is left out; the sandbox would not let it.
 */
export function mailDocument(html: string, nonce: string): string {
  const mail = new DOMParser().parseFromString(html, 'text/html');
  mail.querySelectorAll(forbidden).forEach((element) => element.remove());
  const rules: string[] = [];
  for (const element of mail.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    element.removeAttribute('style');
    // Nothing that could end the rule or the block.
    if (/[<>{}]/.test(style)) continue;
    const known = rules.indexOf(style);
    element.setAttribute('data-rule', String(known >= 0 ? known : rules.push(style) - 1));
  }
  const block = mail.createElement('style');
  block.textContent = rules
    .map((style, index) => `[data-rule="${index}"][data-rule][data-rule][data-rule]{${style}}`)
    .join('\n');
  mail.head.append(block);
  mail.querySelectorAll('style').forEach((style) => style.setAttribute('nonce', nonce));
  mail.querySelectorAll('a[href]').forEach((link) => {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  });
  return `<!doctype html>${mail.documentElement.outerHTML}`;
}
