// npm run build [client] [server]: builds the client with webpack into dist/client and the server with esbuild into
// dist/server, each only if its sources have changed since its last build.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLock } from './lock.mjs';
import { contentHash } from './contentHash.mjs';

const require = createRequire(import.meta.url);
export const root = path.resolve(import.meta.dirname, '..');

const COMMON = ['contract', 'package-lock.json', 'tsconfig.json', 'scripts/build.mjs'];
const PARTS = {
  client: {
    sources: [
      'src',
      'docs/guide',
      'public/index.html',
      'webpack.config.js',
      'scripts/swcOptions.js',
      'scripts/compress.mjs',
      'scripts/serviceWorker.mjs',
      ...COMMON,
    ],
    build: buildClient,
  },
  server: { sources: ['server', 'demo', 'scripts/serverEntries.mjs', ...COMMON], build: buildServer },
};

/** Files that the server reads at run time: their place in the build, and their source. */
const RUNTIME_FILES = {
  migrations: 'server/db/migrations',
  'demo/articles': 'demo/articles',
  'demo/emblems': 'demo/emblems',
  'demo/pictures': 'demo/pictures',
};

/** Builds the parts whose sources have changed; a lock file lets only one process build. */
export async function buildIfChanged(names = Object.keys(PARTS)) {
  if (names.every(isBuilt)) return;
  await withLock(path.join(root, '.cache/build.lock'), async () => {
    for (const name of names.filter((one) => !isBuilt(one))) await buildPart(name);
  });
}

/** Whether a part's build is up to date with its sources. */
export function isBuilt(name) {
  const file = hashFile(name);
  return existsSync(file) && readFileSync(file, 'utf8') === contentHash(root, PARTS[name].sources);
}

async function buildPart(name) {
  const hash = contentHash(root, PARTS[name].sources);
  const began = Date.now();
  console.log(`Building the ${name}…`);
  rmSync(hashFile(name), { force: true });
  await PARTS[name].build(path.join(root, 'dist', name));
  writeFileSync(hashFile(name), hash);
  console.log(`Built the ${name} in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

function hashFile(name) {
  return path.join(root, 'dist', `${name}.hash`);
}

async function buildClient(folder) {
  const webpack = require('webpack');
  const { compressFiles } = await import('./compress.mjs');
  const { buildServiceWorker } = await import('./serviceWorker.mjs');
  const config = { mode: 'production', ...require('../webpack.config.js')({}, { mode: 'production' }) };
  const compiler = webpack(config);
  // Report progress to the parent process (firstStart.mjs).
  if (process.send) new webpack.ProgressPlugin((part) => process.send({ part })).apply(compiler);
  const stats = await callbackToPromise((done) => compiler.run(done));
  // Writes webpack's persistent cache while other threads compress.
  const closed = callbackToPromise((done) => compiler.close(done));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  await buildServiceWorker(root, folder, stats.compilation);
  await Promise.all([closed, compressFiles(path.join(folder, 'assets'))]);
}

async function buildServer(folder) {
  const esbuild = require('esbuild');
  rmSync(folder, { recursive: true, force: true });
  await esbuild.build(await serverOptions(folder));
}

/** The esbuild options of the server: all entry points, and a plugin that copies the files they read. */
export async function serverOptions(folder) {
  const { serverEntries } = await import('./serverEntries.mjs');
  const withFiles = {
    name: 'files',
    setup: ({ onEnd }) =>
      onEnd(() => {
        for (const [target, source] of Object.entries(RUNTIME_FILES)) {
          cpSync(path.join(root, source), path.join(folder, target), { recursive: true });
        }
      }),
  };
  return {
    absWorkingDir: root,
    entryPoints: serverEntries(root),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { '@contract': './contract', '@server': './server', '@demo': './demo' },
    sourcemap: true,
    logLevel: 'warning',
    plugins: [withFiles],
    // Sources use these CommonJS variables, because jest runs them as CommonJS.
    banner: { js: 'const __filename = import.meta.filename; const __dirname = import.meta.dirname;' },
  };
}

function callbackToPromise(start) {
  return new Promise((resolve, reject) => {
    start((error, value) => (error ? reject(error) : resolve(value)));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = process.argv.slice(2);
  buildIfChanged(names.length > 0 ? names : undefined).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
