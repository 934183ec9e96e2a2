// What the first `npm start` does before the server runs: builds both parts and, meanwhile, makes the database. The
// terminal and the page at the application's address show how far it is.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isBuilt, root } from './build.mjs';
import { serveProgressPage } from './progressPage.mjs';

/** Resolves when everything is built; ends this process where that fails. */
export async function prepareFirstStart() {
  // The server takes a second of it: what is wrong with the settings is said before the rest.
  console.log('Building Watchdesk. This takes about half a minute for each new version.');
  await run('scripts/build.mjs', ['server']);
  const checked = await run('dist/server/check.mjs', [], { keepOutput: true });
  const { web, ...address } = JSON.parse(checked);
  const page = web ? await serveProgressPage(address) : undefined;
  const report = (status) => {
    page?.report(status);
    showInTerminal(status);
  };
  const database = run('dist/server/prepare.mjs', [], { onLine: printLine });
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

/** A process of its own, whose memory is given back when it is done. Returns what it wrote, where that is kept. */
async function run(script, words, { keepOutput = false, onLine, onMessage } = {}) {
  const isRead = keepOutput || onLine !== undefined;
  const child = spawn(process.execPath, [path.join(root, script), ...words], {
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

let shown = '';

/** On a terminal the line is rewritten; a log gets a line for each step, and for every fifth of the way. */
function showInTerminal({ step, percent }) {
  if (process.stdout.isTTY) {
    shown = step;
    process.stdout.write(`\r\u001B[K${step}`);
    return;
  }
  const line = step.endsWith('%') ? step.replace(/\d+%$/, `${Math.floor(percent / 20) * 20}%`) : step;
  if (line !== shown) console.log(line);
  shown = line;
}

function printLine(line) {
  if (!process.stdout.isTTY) return console.log(line);
  process.stdout.write(`\r\u001B[K${line}\n${shown}`);
}

function clearStatusLine() {
  if (process.stdout.isTTY && shown !== '') process.stdout.write('\r\u001B[K');
  shown = '';
}
