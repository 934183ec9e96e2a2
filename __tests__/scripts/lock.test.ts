import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
const file = path.join(folder, 'deep', 'build.lock');
const lock = path.resolve(__dirname, '../../scripts/lock.mjs');

beforeEach(() => rmSync(path.dirname(file), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** The output of a process that takes the lock after running `first`; undefined if it is killed while waiting. */
async function take(first = ''): Promise<string | undefined> {
  const program = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { withLock } from ${JSON.stringify(lock)};
    const [file, folder] = ${JSON.stringify([file, path.dirname(file)])};
    ${first}
    await withLock(file, async () => console.log('taken'));`;
  const asked = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { timeout: 3_000 });
  return asked.then(
    ({ stdout }) => stdout.trim(),
    (error: { killed?: boolean; stderr?: string }) => (error.killed === true ? 'waited' : error.stderr),
  );
}

const heldBy = (owner: string) => `mkdirSync(folder, { recursive: true }); writeFileSync(file, String(${owner}));`;

test('a free lock is acquired and released', async () => {
  expect(await take()).toBe('taken');
  expect(await take()).toBe('taken');
}, 20_000);

test('a process waits for a lock held by a running process', async () => {
  expect(await take(heldBy(String(process.pid)))).toBe('waited');
}, 20_000);

test('a lock of an ended process, or with the own process id, is ignored', async () => {
  expect(await take(heldBy('2 ** 22 - 1'))).toBe('taken');
  expect(await take(heldBy('process.pid'))).toBe('taken');
}, 20_000);
