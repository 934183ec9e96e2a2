import { Session, type Profiler } from 'node:inspector';

// Started when this file is imported. Import it before the code to count: code compiled earlier has no counters.
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

// With the counters on, a process takes long to exit.
afterAll(() => {
  session.post('Profiler.stopPreciseCoverage');
  session.post('Profiler.disable');
  session.disconnect();
});

/** The blocks executed since the last call. */
function takeCounts(): Profiler.ScriptCoverage[] {
  let found: Profiler.ScriptCoverage[] = [];
  // An inspector of its own process calls back synchronously.
  session.post('Profiler.takePreciseCoverage', (error, answer) => {
    if (error) throw error;
    found = answer.result;
  });
  return found;
}

/**
 * The number of blocks of the product's files under `folder` that `work` executes, counted by V8's profiler. Unlike
 * time, it doesn't depend on the load of the machine. Work inside regular expressions and built-in functions isn't
 * counted. The fewest of three counts: V8 counts some blocks more than once while it optimizes their function.
 */
export function countExecutedBlocks(folder: string, work: () => unknown): number {
  return Math.min(...[1, 2, 3].map(() => countOnce(folder, work)));
}

function countOnce(folder: string, work: () => unknown): number {
  takeCounts();
  work();
  const functions = takeCounts()
    .filter(({ url }) => url.includes(folder))
    .flatMap((script) => script.functions);
  return functions.reduce((sum, one) => sum + one.ranges.reduce((inner, { count }) => inner + count, 0), 0);
}
