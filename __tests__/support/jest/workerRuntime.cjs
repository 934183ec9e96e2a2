const { default: Runtime } = require('jest-runtime');

/** By project: the transformed modules, and the paths of resolved imports, of all test files of a worker. */
const projects = new Map();

/**
 * Jest reads, hashes, and resolves each module again for every test file, which takes a tenth of the CPU time of the
 * server's tests. This does so once per worker. Each test file still evaluates its modules itself.
 */
module.exports = class WorkerRuntime extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    const globalConfig = rest.at(-1);
    // Files change while Jest watches them.
    if (globalConfig?.watch || globalConfig?.watchAll) return;
    if (!projects.has(config.id)) projects.set(config.id, { transformed: new Map(), resolved: new KeptMap() });
    const { transformed, resolved } = projects.get(config.id);
    this._resolution.cjsCache = resolved;
    keepTransformed(this.transformCache, transformed);
  }

  requireInternalModule(from, name) {
    const isCircus = name === 'node:async_hooks' && from.includes('jest-circus');
    return isCircus ? { AsyncLocalStorage: SequentialStorage } : super.requireInternalModule(from, name);
  }
};

/**
 * Jest stores which test is running in an AsyncLocalStorage, for concurrent tests, of which there are none here. Before
 * Node 24, that observes every promise of the test.
 */
class SequentialStorage {
  getStore() {
    return this.store;
  }

  run(store, callback) {
    const outer = this.store;
    const restore = () => {
      this.store = outer;
    };
    this.store = store;
    try {
      return callback().finally(restore);
    } catch (error) {
      restore();
      throw error;
    }
  }
}

/** Jest clears its map at the end of each test file. */
class KeptMap extends Map {
  clear() {}
}

function keepTransformed(cache, transformed) {
  const transform = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    if (options?.isInternalModule) return transform(filename, options);
    const key = `${filename}\0${Boolean(options?.supportsStaticESM)}`;
    const known = transformed.get(key);
    if (!known) {
      const code = transform(filename, options);
      transformed.set(key, cache.transforms.get(filename));
      return code;
    }
    cache.transforms.set(filename, known);
    if (known.sourceMapPath) cache.sourceMaps.set(filename, known.sourceMapPath);
    return known.code;
  };
}
