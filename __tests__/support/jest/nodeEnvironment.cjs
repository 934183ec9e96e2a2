require('./keepCompiledModules.cjs');
const vm = require('node:vm');
const { optimizeLater } = require('./optimizeLater.cjs');
const { TestEnvironment } = require('jest-environment-node');

/**
 * Jest's environment for Node, with an ordinary global object. Jest's own is a proxy: V8 calls it at each use of a
 * global such as `Object` or `Math`, and can't optimize the code around.
 */
module.exports = class extends TestEnvironment {
  constructor(...args) {
    optimizeLater(300_000);
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
    // At each `expect`, Jest records a stack trace, with its own limit one of 100 lines.
    this.global.Error.stackTraceLimit = 25;
  }
};
