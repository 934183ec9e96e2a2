// npm run bench: runs all benchmarks (the files directly in bench/) one after another, or those named; flags are passed
// on. Bundled like the server, because code run from sources by a loader is slower by half.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, serverOptions } from './build.mjs';

const folder = path.join(root, 'bench');
const built = path.join(root, 'dist/bench');
const args = process.argv.slice(2);
// Additional processes that a benchmark starts, by the path of their source.
const additionalEntries = {
  search: ['support/arrivals'],
  openSearch: ['support/arrivals'],
  hostile: ['support/hostileLoad'],
  floods: ['support/hostileLoad'],
  processes: ['support/processWork'],
  throughput: ['support/readersLoad'],
};
const require = createRequire(import.meta.url);
// A number is the value of the flag before it.
const isFlag = (arg) => arg.startsWith('-') || /^\d+$/.test(arg);
const flags = args.filter(isFlag);
const wanted = args.filter((arg) => !isFlag(arg));
const all = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => path.basename(name, '.ts'))
  .sort();
const usage = `npm run bench -- [NAME …] [FLAG …]

Runs all benchmarks, or those named: ${all.join(', ')}.
--large runs them at the sizes of a large installation; bench/README.md says what else some of them take.
`;
if (flags.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}.\n\n${usage}`);
  process.exit(2);
}
const chosen = all.filter((name) => wanted.length === 0 || wanted.includes(name));
await build();
const started = Date.now();
for (const name of chosen) {
  const from = Date.now();
  console.log(`\n# ${name}`);
  const file = path.join(built, `${name}.mjs`);
  // Large heap, because a million saved queries are held twice: as generated and as indexed.
  const options = ['--max-old-space-size=8192', '--enable-source-maps'];
  const { status } = spawnSync(process.execPath, [...options, file, ...flags], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
  console.log(`${name}: ${secondsSince(from)} s`);
}
if (chosen.length > 1) console.log(`\nall: ${secondsSince(started)} s`);

function secondsSince(from) {
  return Math.round((Date.now() - from) / 1000);
}

async function build() {
  rmSync(built, { recursive: true, force: true });
  const options = await serverOptions(built);
  const names = chosen.flatMap((name) => [name, ...(additionalEntries[name] ?? [])]);
  const sources = Object.fromEntries(names.map((name) => [name, path.join(folder, `${name}.ts`)]));
  // A benchmark detects that it is the main module by the name of its source.
  const banner = `${options.banner.js} process.argv[1] = process.argv[1]?.replace(/\\.mjs$/, '.ts');`;
  await require('esbuild').build({
    ...options,
    entryPoints: { ...options.entryPoints, ...sources },
    banner: { js: banner },
    loader: { '.md': 'text' },
  });
}
