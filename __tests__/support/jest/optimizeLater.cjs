const v8 = require('node:v8');

/**
 * Lets Node 20 optimize later: tests execute much code, but little of it often enough. Node 22 and later have no such
 * flag, and optimize later by themselves.
 * @param bytes of bytecode that a function executes between two decisions whether to optimize it; V8's default is 67,584
 */
exports.optimizeLater = (bytes) => {
  if (process.version.startsWith('v20.')) v8.setFlagsFromString(`--interrupt-budget=${bytes}`);
};
