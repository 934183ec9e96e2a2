// npm test: runs jest and, in parallel, the journeys in a browser on the production build, which mostly wait. With
// arguments: only jest, with these arguments.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureJourneysBrowser } from './browser.mjs';
import { buildIfChanged, root } from './build.mjs';
import { failuresIn } from './failures.mjs';

const require = createRequire(import.meta.url);
const REPORTS = { jest: path.join(root, '.cache/jest.json'), journeys: path.join(root, '.cache/journeys.json') };
const JOURNEYS_LOG = path.join(root, '.cache/journeys.log');

const args = process.argv.slice(2);
if (args.length > 0) process.exit(await runJest(args));

mkdirSync(path.join(root, '.cache'), { recursive: true });
for (const report of Object.values(REPORTS)) rmSync(report, { force: true });
const hasJourneys = hasJourneySpecs();
const reason = hasJourneys ? await prepareJourneys() : undefined;
const journeys = hasJourneys && reason === undefined ? runJourneys() : undefined;
const statuses = { jest: await runJest(['--json', `--outputFile=${REPORTS.jest}`]) };
if (journeys) {
  console.log('\nThe journeys:');
  statuses.journeys = await journeys;
  process.stdout.write(readFileSync(JOURNEYS_LOG));
} else if (hasJourneys) statuses.journeys = 1;

const failures = failuresIn(root, read(REPORTS.jest), read(REPORTS.journeys));
if (reason !== undefined) failures.push(`✕ journeys\n    ${reason}`);
const { passed, failed, skipped } = total();
const isGood = Object.values(statuses).every((status) => status === 0);
if (!isGood && failures.length === 0) failures.push(`✕ ended without a reason: ${JSON.stringify(statuses)}`);
// Repeated here, because the messages are far up in the log by now.
if (failures.length > 0) console.log(`\nFailed tests:\n\n${failures.join('\n\n')}\n`);
const left = skipped > 0 ? `, ${skipped} skipped` : '';
console.log(`${passed} passed, ${isGood ? failed : Math.max(failed, 1)} failed${left}`);
process.exit(isGood ? 0 : 1);

/** Jest's workers inherit the flags: a larger young generation makes garbage collections rarer. */
function runJest(more) {
  return run(['--max-semi-space-size=64', programOf('jest', 'bin/jest.js'), ...more], 'inherit');
}

/** Returns the reason why the journeys can't run, or undefined. */
async function prepareJourneys() {
  try {
    ensureJourneysBrowser();
    await buildIfChanged();
    return undefined;
  } catch (error) {
    console.error(error.message);
    return error.message;
  }
}

/** Their output is written to a log and printed after that of jest. */
async function runJourneys() {
  const log = openSync(JOURNEYS_LOG, 'w');
  const status = await run([programOf('@playwright/test', 'cli.js'), 'test'], log);
  closeSync(log);
  return status;
}

function programOf(name, file) {
  return path.join(path.dirname(require.resolve(`${name}/package.json`)), file);
}

function run(command, output) {
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['inherit', output, output] });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function hasJourneySpecs() {
  const folder = path.join(root, '__tests__/journeys');
  return existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => name.endsWith('.spec.ts'));
}

function total() {
  const jest = read(REPORTS.jest);
  const journeys = read(REPORTS.journeys)?.stats;
  return {
    passed: (jest?.numPassedTests ?? 0) + (journeys?.expected ?? 0) + (journeys?.flaky ?? 0),
    // A file that fails to load counts as one failure.
    failed: (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0) + (journeys?.unexpected ?? 0),
    skipped: (jest?.numPendingTests ?? 0) + (journeys?.skipped ?? 0),
  };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
