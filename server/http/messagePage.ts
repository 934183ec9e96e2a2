import type { FastifyReply } from 'fastify';
import type { Config } from '@server/config';
import { escapeHtml } from '@server/engine/escapeHtml';
import { setPagePolicy } from './securityHeaders';

export interface PlainPage {
  title: string;
  /** HTML; the caller must escape inserted text. */
  body: string;
  status?: number;
}

/** Sends a minimal HTML page rendered by the server, for situations in which the client application isn't loaded. */
export function sendPlainPage(
  reply: FastifyReply,
  config: Config,
  { title, body, status = 200 }: PlainPage,
): FastifyReply {
  const nonce = setPagePolicy(reply, config);
  reply.header('Cache-Control', 'no-store');
  return reply.status(status).type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – Watchdesk</title>
<style nonce="${nonce}">${style}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>`);
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f4f6f8; color: #1b2733; }
main { width: min(420px, calc(100vw - 64px)); padding: 32px; border-radius: 12px; background: #fff; box-shadow: 0 2px 16px #0002; }
h1 { margin: 0 0 16px; font-size: 1.4rem; }
h2 { margin: 24px 0 8px; font-size: 1rem; }
a { color: #067a69; }
form { margin: 0; }
button { width: 100%; margin: 4px 0; padding: 12px 16px; border: 1px solid #067a6966; border-radius: 8px; background: none; color: inherit; font: inherit; text-align: left; cursor: pointer; }
button:hover, button:focus-visible { background: #04a28b1f; }
button:focus-visible { outline: 2px solid #04a28b; outline-offset: 2px; }
small { display: block; opacity: .75; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) {
  body { background: #12181d; color: #e8edf1; }
  main { background: #1c252c; }
  a { color: #4fd1bd; }
}
`;
