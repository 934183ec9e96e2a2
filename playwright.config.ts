import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { excludedDomain, journeyPassword, newsOrigin } from './__tests__/support/browser/journeyConfig';

/** A program's answer, asked for once in a run: Playwright reads this file again in its worker. */
function once(variable: string, script: string): string {
  process.env[variable] ??= execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  }).trim();
  return process.env[variable];
}

const browser = once(
  'JOURNEYS_BROWSER',
  "import('./scripts/browser.mjs').then(({ ensureBrowser }) => console.log(ensureBrowser()))",
);
// Below those that the system gives to whoever asks for any: the tests beside the journeys ask all the time.
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

export default defineConfig({
  testDir: '__tests__/journeys',
  outputDir: 'test-results',
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // The tests run beside them.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    baseURL,
    // One journey is about it; in the others it would answer what they mean to fetch.
    serviceWorkers: 'block',
    // A trace takes two thirds as long again: `npx playwright test NAME --trace on` makes one. A picture and the page's text are kept of what fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] },
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
      // Nothing arrives while a journey counts: one that is about it makes its own.
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
