// Serves a progress page at the application's address while Watchdesk is built for its first start. The page opens the
// application once it runs.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';

const STATUS_PATH = '/start-status';

/**
 * Serves the page at every path with status 503, so that health checks don't take it for the application.
 * @param address where the server will listen: `{ port, host }`
 * @returns `report({ step, percent })` and `close()`
 */
export async function serveProgressPage(address) {
  let status = { step: 'Starting', percent: 0 };
  const server = http.createServer((request, response) => {
    if (request.url === STATUS_PATH) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(status));
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    response.writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
      'content-security-policy': `default-src 'none'; connect-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
    });
    response.end(request.method === 'HEAD' ? undefined : page(nonce, status));
  });
  server.listen(address);
  await once(server, 'listening');
  return {
    report: (next) => (status = next),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const page = (nonce, { step, percent }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Starting Watchdesk</title>
<noscript><meta http-equiv="refresh" content="5"></noscript>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 1rem; box-sizing: border-box; }
main { width: min(26rem, 100vw - 2rem); }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; }
p { margin: 0 0 1rem; }
progress { width: 100%; height: .5rem; accent-color: #04a28b; }
</style>
</head>
<body>
<main>
<h1>Starting Watchdesk</h1>
<p>Watchdesk is being built, as it is at the first start and after each update. It opens here as soon as it’s ready.</p>
<progress aria-labelledby="step" max="100" value="${percent}"></progress>
<p id="step" role="status">${step}</p>
</main>
<script nonce="${nonce}">
const bar = document.querySelector('progress');
const step = document.getElementById('step');
const patience = 75;
let unanswered = 0;
async function look() {
  try {
    const answer = await fetch('${STATUS_PATH}', { cache: 'no-store' });
    // The application answers this path otherwise.
    if (!answer.headers.get('content-type').startsWith('application/json')) return location.reload();
    const status = await answer.json();
    unanswered = 0;
    bar.value = status.percent;
    if (step.textContent !== status.step) step.textContent = status.step;
  } catch {
    // Between the end of the build and the server's first answer nobody listens.
    unanswered += 1;
    if (unanswered === patience) step.textContent = 'Watchdesk isn’t responding. Check the terminal where you started it.';
  }
  setTimeout(look, 400);
}
look();
</script>
</body>
</html>
`;
