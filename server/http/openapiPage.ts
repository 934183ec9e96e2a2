/** The HTML page that renders /openapi.json, without external resources. */
export function openApiPage(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Watchdesk API</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header><h1>Watchdesk API</h1><p>Generated from the contract that the server uses to validate every request.
<a href="/openapi.json">openapi.json</a></p>
<label>Find <input type="search" id="find" autocomplete="off"></label></header>
<main id="routes" aria-live="polite">Loading…</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>`;
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1068px; padding: 24px 16px; }
h2 { margin: 32px 0 8px; }
details { border: 1px solid #8886; border-radius: 6px; margin: 6px 0; padding: 6px 12px; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary b { display: inline-block; min-width: 64px; }
pre { background: #8882; border-radius: 6px; overflow: auto; padding: 12px; }
input { font: inherit; padding: 4px 8px; width: min(100%, 320px); }
.note { opacity: .75; }
`;

const script = `
const main = document.getElementById('routes');
const find = document.getElementById('find');
function make(name, text, parent) {
  const element = document.createElement(name);
  if (text) element.textContent = text;
  parent?.append(element);
  return element;
}
function shape(title, schema, parent) {
  if (!schema) return;
  make('h3', title, parent);
  make('pre', JSON.stringify(schema, null, 2), parent);
}
function show(path, method, call) {
  const details = make('details');
  const summary = make('summary', '', details);
  make('b', method.toUpperCase(), summary);
  summary.append(path);
  make('p', call.description ?? '', details).className = 'note';
  details.dataset.text = (method + ' ' + path).toLowerCase();
  details.addEventListener('toggle', () => {
    if (!details.open || details.childElementCount > 2) return;
    shape('Parameters', call.parameters, details);
    shape('Body', call.requestBody?.content, details);
    for (const [status, answer] of Object.entries(call.responses ?? {})) shape('Response ' + status, answer.content ?? answer.description, details);
  });
  return details;
}
async function load() {
  try {
    const description = await (await fetch('/openapi.json')).json();
    main.textContent = '';
    const services = new Map();
    for (const [path, methods] of Object.entries(description.paths)) {
      for (const [method, call] of Object.entries(methods)) {
        const service = call.tags?.[0] ?? '';
        if (!services.has(service)) {
          const section = make('section', '', main);
          make('h2', service, section);
          services.set(service, section);
        }
        services.get(service).append(show(path, method, call));
      }
    }
  } catch {
    main.textContent = 'Couldn’t load the API description.';
  }
}
void load();
find.addEventListener('input', () => {
  const text = find.value.trim().toLowerCase();
  for (const details of main.querySelectorAll('details')) details.hidden = !details.dataset.text.includes(text);
  for (const section of main.querySelectorAll('section')) section.hidden = !section.querySelector('details:not([hidden])');
});
`;
