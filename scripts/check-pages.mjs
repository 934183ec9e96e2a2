// npm run check-pages: takes screenshots of every page of a running server with the demo and checks them; see
// scripts/check-pages/main.ts.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { root } from './build.mjs';

const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const { status } = spawnSync(
  process.execPath,
  [tsx, path.join(root, 'scripts/check-pages/main.ts'), '--browser', ensureBrowser(), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
