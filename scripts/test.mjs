// npm test: the tests in jest, then the journeys in a browser on the production build. With arguments: jest alone, with them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildWhatIsNeeded, root } from './build.mjs';

const require = createRequire(import.meta.url);
const REPORTS = { jest: path.join(root, '.cache/jest.json'), journeys: path.join(root, '.cache/journeys.json') };

const args = process.argv.slice(2);
if (args.length > 0) process.exit(runJest(args));

mkdirSync(path.join(root, '.cache'), { recursive: true });
for (const report of Object.values(REPORTS)) rmSync(report, { force: true });
const statuses = [runJest(['--json', `--outputFile=${REPORTS.jest}`])];
if (hasJourneys()) statuses.push(await runJourneys());
const { passed, failed, skipped } = total();
const isGood = statuses.every((status) => status === 0);
const left = skipped > 0 ? `, ${skipped} skipped` : '';
console.log(`${passed} passed, ${isGood ? failed : Math.max(failed, 1)} failed${left}`);
process.exit(isGood ? 0 : 1);

function runJest(more) {
  return run([programOf('jest', 'bin/jest.js'), '--maxWorkers=2', ...more]);
}

async function runJourneys() {
  try {
    ensureBrowser();
    await buildWhatIsNeeded();
  } catch (error) {
    console.error(error.message);
    return 1;
  }
  return run([programOf('@playwright/test', 'cli.js'), 'test']);
}

function programOf(name, file) {
  return path.join(path.dirname(require.resolve(`${name}/package.json`)), file);
}

function run(command) {
  return spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

function hasJourneys() {
  const folder = path.join(root, '__tests__/journeys');
  return existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => name.endsWith('.spec.ts'));
}

function total() {
  const jest = read(REPORTS.jest);
  const journeys = read(REPORTS.journeys)?.stats;
  return {
    passed: (jest?.numPassedTests ?? 0) + (journeys?.expected ?? 0) + (journeys?.flaky ?? 0),
    // A file that does not even load has no tests to count.
    failed: (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0) + (journeys?.unexpected ?? 0),
    skipped: (jest?.numPendingTests ?? 0) + (journeys?.skipped ?? 0),
  };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
