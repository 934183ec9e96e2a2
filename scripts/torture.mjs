// npm run torture: kills workers 200 times (or as often as told) at every step on an article's way to a mailbox.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const kills = Number(process.argv[2] ?? 200);
if (!Number.isInteger(kills) || kills < 1) {
  console.error('npm run torture [-- KILLS]');
  process.exit(2);
}
const test = path.join(import.meta.dirname, 'test.mjs');
const env = { ...process.env, TORTURE_KILLS: String(kills) };
process.exit(
  spawnSync(process.execPath, [test, '__tests__/server/jobs/killed.test.ts'], { env, stdio: 'inherit' }).status ?? 1,
);
