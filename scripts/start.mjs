// npm start: builds what is needed, then runs the server in this process.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isBuilt, root } from './build.mjs';

if (!isBuilt('client') || !isBuilt('server')) {
  console.log('The first start builds Watchdesk, which takes about a minute.');
  // In a process of its own, whose memory is given back when it is done.
  const { status } = spawnSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.mjs');
