// The steps of the first `npm start` before the server runs: builds both parts and, meanwhile, creates the database.
// Progress is shown in the terminal and on a page at the application's address.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isBuilt, root } from './build.mjs';
import { serveProgressPage } from './progressPage.mjs';

/** Resolves when everything is built; exits this process if a step fails. */
export async function prepareFirstStart() {
  // The server takes only a second to build, so problems of the configuration are reported first.
  console.log('Building Watchdesk. This takes about half a minute for each new version.');
  await run('scripts/build.mjs', ['server']);
  const checked = await run('dist/server/preflight.mjs', [], { keepOutput: true });
  const { web, ...address } = JSON.parse(checked);
  const page = web ? await serveProgressPage(address) : undefined;
  const report = (status) => {
    page?.report(status);
    showInTerminal(status);
  };
  const database = run('dist/server/prepare-database.mjs', [], { onLine: printLine });
  if (!isBuilt('client')) {
    await run('scripts/build.mjs', ['client'], {
      onLine: printLine,
      onMessage: ({ part }) => {
        const percent = Math.round(part * 90);
        report({ step: `Building the pages: ${percent}%`, percent });
      },
    });
  }
  report({ step: 'Creating the database', percent: 95 });
  await database;
  report({ step: 'Starting the server', percent: 100 });
  clearStatusLine();
  await page?.close();
}

/**
 * Runs a script in a child process, whose memory is freed when it ends. Returns its output with `keepOutput`. Exits
 * this process if it fails.
 */
async function run(script, args, { keepOutput = false, onLine, onMessage } = {}) {
  const isRead = keepOutput || onLine !== undefined;
  const child = spawn(process.execPath, [path.join(root, script), ...args], {
    stdio: ['inherit', isRead ? 'pipe' : 'inherit', 'inherit', ...(onMessage ? ['ipc'] : [])],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text;
    if (onLine === undefined) return;
    const lines = output.split('\n');
    output = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  if (onMessage) child.on('message', onMessage);
  const [code] = await once(child, 'close');
  process.removeListener('exit', stop);
  if (code === 0) return output;
  clearStatusLine();
  process.exit(code ?? 1);
}

let statusLine = '';

/** On a terminal the status line is rewritten; a log gets a line for each step, and for every 20 %. */
function showInTerminal({ step, percent }) {
  if (process.stdout.isTTY) {
    statusLine = step;
    process.stdout.write(`\r\u001B[K${step}`);
    return;
  }
  const line = step.endsWith('%') ? step.replace(/\d+%$/, `${Math.floor(percent / 20) * 20}%`) : step;
  if (line !== statusLine) console.log(line);
  statusLine = line;
}

function printLine(line) {
  if (!process.stdout.isTTY) return console.log(line);
  process.stdout.write(`\r\u001B[K${line}\n${statusLine}`);
}

function clearStatusLine() {
  if (process.stdout.isTTY && statusLine !== '') process.stdout.write('\r\u001B[K');
  statusLine = '';
}
