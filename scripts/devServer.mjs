// The server of npm run dev: rebuilt and restarted at each change of its sources.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, serverOptions } from './build.mjs';

const require = createRequire(import.meta.url);
const esbuild = require('esbuild');
const folder = path.join(root, '.cache/dev-server');
let server;
let turn = Promise.resolve();

const restarting = {
  name: 'restart',
  setup: ({ onEnd }) =>
    onEnd(({ errors }) => {
      if (errors.length === 0) turn = turn.then(restart);
    }),
};

async function restart() {
  await stop();
  server = spawn(process.execPath, ['--enable-source-maps', path.join(folder, 'main.mjs')], { stdio: 'inherit' });
}

async function stop() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

const options = await serverOptions(folder);
const context = await esbuild.context({ ...options, plugins: [...options.plugins, restarting] });
await context.watch();
// esbuild watches only imported files.
for (const files of ['server/db/migrations', 'demo/articles', 'demo/emblems', 'demo/pictures']) {
  watch(path.join(root, files), { recursive: true }, () => void context.rebuild());
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void turn.then(stop).then(() => process.exit(0)));
}
