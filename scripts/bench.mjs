// npm run bench: every bench/*.bench.ts, one after another, or those whose names are given; flags are handed on.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './build.mjs';

const folder = path.join(root, 'bench');
const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('-'));
const wanted = args.filter((arg) => !arg.startsWith('-'));
const all = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.bench.ts'))
      .sort()
  : [];
const chosen = all.filter((name) => wanted.length === 0 || wanted.includes(name.replace('.bench.ts', '')));
if (chosen.length === 0) {
  console.error(`No such benchmark. There are: ${all.join(', ') || 'none'}`);
  process.exit(1);
}
const tsx = createRequire(import.meta.url).resolve('tsx/cli');
for (const name of chosen) {
  console.log(`\n# ${name.replace('.bench.ts', '')}`);
  const { status } = spawnSync(process.execPath, [tsx, path.join(folder, name), ...flags], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
