// Compiles the files of the server, the contract, and packages to CommonJS with esbuild, as `npm run build` does for the
// server. That takes a tenth of Babel's time, which matters on a fresh checkout.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const esbuild = require('esbuild');

const OPTIONS = {
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: true,
  sourcesContent: false,
  // Jest resolves `require`, but not `import()`.
  supported: { 'dynamic-import': false },
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
};
const VERSION = [esbuild.version, readFileSync(__filename, 'utf8')].join('\0');

module.exports = {
  process(source, file) {
    // With the extension .mjs, esbuild would treat the exports of a compiled CommonJS module as its default export.
    const sourcefile = file.replace(/\.mjs$/, '.js');
    const { code, map } = esbuild.transformSync(source, { ...OPTIONS, sourcefile, loader: loaderOf(file) });
    return { code, map };
  },
  getCacheKey(source, file) {
    return createHash('sha1').update(VERSION).update('\0').update(file).update('\0').update(source).digest('hex');
  },
};

function loaderOf(file) {
  if (file.endsWith('.tsx')) return 'tsx';
  return file.endsWith('.ts') ? 'ts' : 'js';
}
