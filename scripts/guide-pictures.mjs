// npm run guide-pictures: the pictures of the help, taken of a running server that holds the demo; scripts/guide/main.ts says how.
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
