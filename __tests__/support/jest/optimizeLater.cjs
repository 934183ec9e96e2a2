const v8 = require('node:v8');

// Bytes of bytecode that a function executes between two decisions whether to optimize it. Node 22 and later have no
// such flag, and optimize later by themselves.
const DEFAULT = 67_584;
const LATER = 1_000_000;

/**
 * Lets Node 20 optimize later: pages in jsdom execute much code, but little of it often enough. Not for the server's
 * tests: a thread that reaches its memory limit would end the process.
 */
exports.optimizeLater = (isLater) => {
  if (!process.version.startsWith('v20.')) return;
  v8.setFlagsFromString(`--interrupt-budget=${isLater ? LATER : DEFAULT}`);
};
