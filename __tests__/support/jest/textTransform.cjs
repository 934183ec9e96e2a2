/** Loads a file as a module whose default export is its text, as webpack does. */
module.exports = {
  process: (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };` }),
};
