/**
 * How SWC compiles a file of the client: TypeScript, JSX, and the React Compiler, for webpack and for the component
 * tests.
 * @param {string} file a path or name, for its extension
 */
module.exports = (file) => ({
  swcrc: false,
  env: { targets: 'supports es6-module and last 3 years' },
  jsc: {
    parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
    transform: { react: { runtime: 'automatic' }, reactCompiler: { target: '19' } },
  },
});
