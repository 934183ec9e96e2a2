// npm run bench: every file of bench/ itself, one after another, or those whose names are given; flags are handed on.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './build.mjs';

const folder = path.join(root, 'bench');
const args = process.argv.slice(2);
// A number belongs to the flag before it.
const isFlag = (arg) => arg.startsWith('-') || /^\d+$/.test(arg);
const flags = args.filter(isFlag);
const wanted = args.filter((arg) => !isFlag(arg));
const all = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .sort()
  : [];
const chosen = all.filter((name) => wanted.length === 0 || wanted.includes(titleOf(name)));
if (chosen.length === 0) {
  console.error(`No such benchmark. There are: ${all.join(', ') || 'none'}`);
  process.exit(1);
}
const tsx = createRequire(import.meta.url).resolve('tsx/cli');
for (const name of chosen) {
  console.log(`\n# ${titleOf(name)}`);
  const { status } = spawnSync(process.execPath, [tsx, path.join(folder, name), ...flags], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

function titleOf(name) {
  return name.replace(/(\.bench)?\.ts$/, '');
}
