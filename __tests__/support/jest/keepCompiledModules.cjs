const vm = require('node:vm');

/**
 * Jest compiles each module again for every test file. This keeps the compiled scripts of a worker, with all functions
 * that V8 has compiled since. Each test file still evaluates its modules in a realm of its own.
 */
const scripts = new Map();
const { compileFunction } = vm;

vm.compileFunction = (source, parameters, options) => {
  if (!options?.parsingContext) return compileFunction(source, parameters, options);
  return scriptOf(options.filename, source, parameters).runInContext(options.parsingContext);
};

function scriptOf(filename, source, parameters) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const prefix = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${prefix}${source}\n})`, { filename, columnOffset: -prefix.length });
  scripts.set(filename, { source, script });
  return script;
}
