import { Session, type Profiler } from 'node:inspector';

// Begun when this file is imported, which has to be before what is counted: code that was compiled earlier has no counters.
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

// With its counters on, a process takes long to end.
afterAll(() => {
  session.post('Profiler.stopPreciseCoverage');
  session.post('Profiler.disable');
  session.disconnect();
});

/** What has been run since it was last asked. */
function takeCounts(): Profiler.ScriptCoverage[] {
  let found: Profiler.ScriptCoverage[] = [];
  // The answer of an inspector of one's own process comes at once.
  session.post('Profiler.takePreciseCoverage', (error, answer) => {
    if (error) throw error;
    found = answer.result;
  });
  return found;
}

/**
 * How many blocks of the product's files under `folder` are run by `work`, counted by the engine's own profiler: a
 * measure of work that another load on the machine does not change. What regular expressions and the language's own
 * functions do within is not counted.
 */
export function countExecutedBlocks(folder: string, work: () => unknown): number {
  takeCounts();
  work();
  const functions = takeCounts()
    .filter(({ url }) => url.includes(folder))
    .flatMap((script) => script.functions);
  return functions.reduce((sum, one) => sum + one.ranges.reduce((inner, { count }) => inner + count, 0), 0);
}
