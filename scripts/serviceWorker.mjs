import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Source folders whose chunks are precached at the first visit: the frame, and the pages that show data stored in the
 * browser.
 */
const PRECACHED = ['src/app/', 'src/pages/landing/', 'src/pages/topic-groups/', 'src/pages/not-found/'];
const NOT_PRECACHED = ['src/app/session-recording/', 'src/app/session-replay/'];
/** The font subset that every page uses; others are cached when needed. */
const FONT = /^assets\/inter-latin-wght-normal\./;
const FILES = ['/cdn/favicon.svg'];

/** Builds dist/client/service-worker.js for a webpack compilation. */
export async function buildServiceWorker(root, folder, compilation) {
  const shell = [
    ...shellFiles(root, compilation)
      .map((name) => `/${name}`)
      .sort(),
    ...FILES,
  ];
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const release = createHash('sha256').update(JSON.stringify(shell)).update(page).digest('hex').slice(0, 12);
  const { build } = require('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: ['src/worker/serviceWorker.ts'],
    outfile: path.join(folder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    alias: { '@contract': './contract' },
    define: { SHELL: JSON.stringify(shell), RELEASE: JSON.stringify(release) },
    logLevel: 'warning',
  });
}

/** The files of the entry point, and of lazy chunks with modules in PRECACHED. */
function shellFiles(root, compilation) {
  const files = new Set(compilation.entrypoints.get('main').getFiles());
  for (const group of compilation.chunkGroups) {
    if (lazyModules(compilation, group).some((file) => isPrecached(path.relative(root, file).replaceAll('\\', '/')))) {
      for (const name of group.getFiles()) files.add(name);
    }
  }
  for (const { name } of compilation.getAssets()) if (FONT.test(name)) files.add(name);
  return [...files];
}

/** The modules whose dynamic import created a chunk group. */
function lazyModules({ moduleGraph }, group) {
  return [...group.blocksIterable]
    .flatMap((block) => block.dependencies)
    .map((dependency) => moduleGraph.getModule(dependency))
    .flatMap((module) => module?.nameForCondition() ?? []);
}

function isPrecached(file) {
  return PRECACHED.some((place) => file.startsWith(place)) && !NOT_PRECACHED.some((place) => file.startsWith(place));
}
