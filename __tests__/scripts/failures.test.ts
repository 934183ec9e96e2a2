import { failuresIn } from '../../scripts/failures.mjs';

const jestReport = {
  testResults: [
    { name: '/house/__tests__/good.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
    {
      name: '/house/__tests__/one.test.ts',
      status: 'failed',
      message: '● all of it',
      assertionResults: [
        { status: 'passed', fullName: 'holds', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'adds up',
          failureMessages: [
            '\u001b[31mExpected: 2\u001b[39m\n\nReceived: 3\n    at one (node_modules/x.js:1)\n    at a.ts:2',
          ],
        },
      ],
    },
    { name: '/house/__tests__/broken.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
};

const journeys = {
  errors: [{ message: 'Timed out waiting for the server' }],
  suites: [
    {
      specs: [{ ok: true, file: 'a.spec.ts', line: 1, title: 'good', tests: [] }],
      suites: [
        {
          specs: [
            {
              ok: false,
              file: 'a.spec.ts',
              line: 7,
              title: 'is lost',
              tests: [{ results: [{ errors: [{ message: 'Error: expect(locator).toBeVisible()' }] }] }],
            },
          ],
        },
      ],
    },
  ],
};

it('lists each failed test with file, name, and message, without colors and stack frames in packages', () => {
  expect(failuresIn('/house', jestReport, journeys)).toEqual([
    '✕ __tests__/one.test.ts › adds up\n    Expected: 2\n    Received: 3\n        at a.ts:2',
    '✕ __tests__/broken.test.ts\n    Cannot find module',
    '✕ journeys\n    Timed out waiting for the server',
    '✕ __tests__/journeys/a.spec.ts:7 › is lost\n    Error: expect(locator).toBeVisible()',
  ]);
});

it('returns nothing without reports or failures', () => {
  expect(failuresIn('/house', undefined, undefined)).toEqual([]);
  expect(failuresIn('/house', { testResults: jestReport.testResults.slice(0, 1) }, { suites: [] })).toEqual([]);
});

it('shortens a long message to its first lines', () => {
  const message = Array.from({ length: 40 }, (_, at) => `line ${String(at)}`).join('\n');
  const [failure = ''] = failuresIn('/house', undefined, { errors: [{ message }], suites: [] });
  expect(failure.split('\n')).toHaveLength(16);
  expect(failure).toContain('line 14');
});
