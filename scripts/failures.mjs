// Lists the failures of jest and the journeys, each with file and message, for the end of a long log.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MESSAGE_LINES = 15;

/**
 * Returns one text for each failed test, in the order of the reports.
 * @param jest the parsed output of jest --json, or undefined
 * @param journeys the parsed output of Playwright's json reporter, or undefined
 */
export function failuresIn(root, jest, journeys) {
  return [...jestFailures(root, jest), ...journeyFailures(journeys)];
}

function* jestFailures(root, report) {
  for (const { name, status, message, assertionResults } of report?.testResults ?? []) {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    for (const { fullName, failureMessages } of failed)
      yield entry(`${file} › ${fullName}`, failureMessages.join('\n'));
    // The file failed to load, or failed outside of its tests.
    if (status === 'failed' && failed.length === 0) yield entry(file, message);
  }
}

function* journeyFailures(report) {
  for (const { message } of report?.errors ?? []) yield entry('journeys', message);
  yield* inSuites(report?.suites ?? []);
}

function* inSuites(suites) {
  for (const { suites: inner, specs } of suites) {
    for (const { ok, file, line, title, tests } of specs ?? []) {
      if (ok) continue;
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
      yield entry(`__tests__/journeys/${file}:${line} › ${title}`, errors.map(({ message }) => message).join('\n'));
    }
    yield* inSuites(inner ?? []);
  }
}

/** The name and the first lines of the message, without colors and stack frames in packages. */
function entry(name, message) {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s+at .*(node_modules|node:internal)/.test(line));
  const shown = lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`);
  return [`✕ ${name}`, ...shown].join('\n');
}
