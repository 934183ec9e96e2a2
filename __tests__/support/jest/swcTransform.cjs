// Compiles the client to CommonJS, with the compiler and the options of the production build. That takes a tenth of
// Babel's time, which matters on a fresh checkout.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const swc = require('@swc/core');
const optionsFile = require.resolve('../../../scripts/swcOptions.js');
const clientOptions = require(optionsFile);

const VERSION = [swc.version, readFileSync(__filename, 'utf8'), readFileSync(optionsFile, 'utf8')].join('\0');

module.exports = {
  process(source, file) {
    const { code, map } = swc.transformSync(source, optionsFor(file));
    return { code, map };
  },
  getCacheKey(source, file) {
    return createHash('sha1').update(VERSION).update('\0').update(file).update('\0').update(source).digest('hex');
  },
};

function optionsFor(file) {
  return {
    ...clientOptions(file),
    filename: file,
    configFile: false,
    sourceMaps: true,
    inlineSourcesContent: false,
    module: { type: 'commonjs' },
  };
}
