import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { excludedDomain, journeyPassword, newsOrigin } from './__tests__/support/browser/journeyConfig';

/**
 * Returns the output of a script, run only once: Playwright evaluates this file again in its worker, which inherits the
 * variable.
 */
function once(variable: string, script: string): string {
  process.env[variable] ??= execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  }).trim();
  return process.env[variable];
}

const browser = once(
  'JOURNEYS_BROWSER',
  "import('./scripts/browser.mjs').then(({ ensureJourneysBrowser }) => console.log(ensureJourneysBrowser()))",
);
// Below the ephemeral port range, from which the tests that run in parallel take ports all the time.
const freePort = `
  import net from 'node:net';
  const attempt = () => {
    const port = 15000 + Math.floor(Math.random() * 15000);
    const server = net.createServer().once('error', attempt);
    server.listen(port, () => server.close(() => console.log(port)));
  };
  attempt();`;
const port = once('JOURNEYS_PORT', freePort);
once('JOURNEYS_NEWS_PORT', freePort);
const baseURL = `http://localhost:${port}`;

const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
// A journey's page ends soon: what V8's second optimizing compiler gains is less than it takes.
const compiler = ['--js-flags=--no-turbofan'];

export default defineConfig({
  testDir: '__tests__/journeys',
  outputDir: 'test-results',
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // Generous, because the jest tests run at the same time.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    baseURL,
    // Blocked, because a service worker would answer the requests that other journeys check. The offline journey allows
    // it.
    serviceWorkers: 'block',
    // Recording a trace makes a run two thirds longer: `npx playwright test NAME --trace on` records one. Failed tests
    // leave a screenshot and the page's text.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser, args: [...sandbox, ...compiler] },
  },
  webServer: {
    command: 'node scripts/journeys-server.mjs',
    url: `${baseURL}/readyz`,
    timeout: 240_000,
    stdout: 'pipe',
    env: {
      PORT: port,
      PUBLIC_URL: baseURL,
      DEMO_PASSWORD: journeyPassword,
      DEMO: 'on',
      // No new demo articles arrive during a journey. A journey that needs one publishes it itself.
      DEMO_WIRE_MINUTES: '1440',
      DATABASE_URL: '',
      ROLES: '',
      FLAG_QA: 'on',
      CHANNEL_ALLOWED_ORIGINS: newsOrigin(),
      EXCLUDED_CHANNEL_DOMAINS: excludedDomain,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
