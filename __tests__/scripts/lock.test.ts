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

/** What a process says that takes the lock, after what is done first; killed, where it waits. */
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

test('it is taken where nobody has it, and given back', async () => {
  expect(await take()).toBe('taken');
  expect(await take()).toBe('taken');
}, 20_000);

test('one that a living process holds is waited for', async () => {
  expect(await take(heldBy(String(process.pid)))).toBe('waited');
}, 20_000);

test('one of a process that is gone does not count, nor one of this process’s own number', async () => {
  expect(await take(heldBy('2 ** 22 - 1'))).toBe('taken');
  expect(await take(heldBy('process.pid'))).toBe('taken');
}, 20_000);
