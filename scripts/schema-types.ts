// npm run schema-types: generates server/db/tables.ts from the tables that the migrations create.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../server/db/embedded';
import { migrate } from '../server/db/migrate';

const root = path.resolve(__dirname, '..');

async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'schema-types-'));
  chmodSync(dataDir, 0o711); // when run as root, PostgreSQL runs as another user, who needs access
  const embedded = await startEmbedded({ dataDir, durable: false });
  try {
    await migrate(embedded.url);
    const program = require.resolve('kysely-codegen/dist/cli/bin.js');
    execFileSync(process.execPath, [program, '--url', embedded.url], { cwd: root, stdio: 'inherit' });
  } finally {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
