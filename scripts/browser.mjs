// Finds a Chromium for the journeys, benchmarks, and pictures, or installs one if possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const VARIABLES = ['PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH', 'CHROME_PATH', 'CHROMIUM_PATH'];
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', HEADLESS_SHELL];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const INSTALL_LIMIT_MS = 300_000;

/**
 * Finds or installs the browser of the journeys and returns its path: Chromium's headless shell, where it is installed,
 * because it renders the same with a third less CPU time.
 * @throws Error with instructions if there is no browser
 */
export function ensureJourneysBrowser() {
  return [...configured(), ...installed([HEADLESS_SHELL])].find(isWorking) ?? ensureBrowser();
}

/**
 * Finds or installs a browser and returns its path.
 * @throws Error with instructions if neither works
 */
export function ensureBrowser() {
  const findBrowser = () => [...configured(), ...installed(NAMES), MAC_CHROME, playwrightChromium()].find(isWorking);
  const found = findBrowser();
  if (found) return found;
  console.log('No browser was found for the journeys. Installing Chromium…');
  for (const [command, args] of installers()) {
    run(command, args);
    const browser = findBrowser();
    if (browser) return browser;
  }
  throw new Error(
    'The journeys need Chromium or Chrome, and it couldn’t be installed. Install it (on Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium), or set CHROME_PATH to one.',
  );
}

function configured() {
  return VARIABLES.map((name) => process.env[name]);
}

function installed(names) {
  const folders = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(path.delimiter), '/snap/bin'];
  return [...new Set(folders)].flatMap((folder) => names.map((name) => path.join(folder, name)));
}

function playwrightChromium() {
  try {
    return require('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Checks that it starts: an installed browser may lack shared libraries. */
function isWorking(file) {
  if (!file || !existsSync(file)) return false;
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

function installers() {
  const playwright = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  const own = [process.execPath, [playwright, 'install', 'chromium']];
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return [own];
  // Debian's package installs the required libraries.
  const quietly = ['-y', '-q', '--no-install-recommends'];
  return [
    ['apt-get', ['install', ...quietly, 'chromium']],
    ['apt-get', ['update', '-q']],
    ['apt-get', ['install', ...quietly, 'chromium']],
    own,
  ];
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' };
  spawnSync(command, args, { stdio: 'inherit', env, timeout: INSTALL_LIMIT_MS });
}
