import { escapeHtml } from '@server/engine/escapeHtml';

/** The page behind a mail's Unsubscribe link: it asks, because mail programs and scanners open links by themselves. */
export function confirmPage(names: readonly string[]): string {
  return page(
    'Unsubscribe',
    `<p>${names.length === 1 ? 'End the alert on this topic?' : 'End the alerts on these topics?'}</p>
     <ul>${names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>
     <form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe</button></form>`,
  );
}

export function donePage(): string {
  return page(
    'Unsubscribed',
    '<p>No more alerts will be sent. You can subscribe again at any time in the application.</p><p><a href="/alerts-favorites">My alerts and favorites</a></p>',
  );
}

export function invalidPage(): string {
  return page(
    'This link does not work',
    '<p>It may have been cut off by a mail program, or be older than the mails that are kept. You can change your alerts in the application.</p><p><a href="/alerts-favorites">My alerts and favorites</a></p>',
  );
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title} – Watchdesk</title><link rel="stylesheet" href="/cdn/plain.css"></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`;
}
