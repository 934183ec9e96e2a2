// npm start: builds what is needed, then runs the server in this process.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isBuilt, root } from './build.mjs';

// In processes of their own, whose memory is given back when they are done.
function run(script, ...words) {
  const { status } = spawnSync(process.execPath, [path.join(root, script), ...words], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!isBuilt('client') || !isBuilt('server')) {
  console.log('Building Watchdesk for the first start. This takes about a minute.');
  // The server takes a second of it: what is wrong with the settings is said before the rest.
  run('scripts/build.mjs', 'server');
  run('dist/server/check.mjs');
  run('scripts/build.mjs', 'client');
}
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.mjs');
