// npm run guide-pictures: takes the pictures of the help on a running server with the demo; see scripts/guide/main.ts.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { root } from './build.mjs';

const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const { status } = spawnSync(
  process.execPath,
  [tsx, path.join(root, 'scripts/guide/main.ts'), '--browser', ensureBrowser(), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
