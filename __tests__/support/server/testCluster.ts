import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
// jest's global setup knows no aliases.
import { startEmbedded } from '../../../server/db/embedded';
import { migrate } from '../../../server/db/migrate';

/** Passed to each test file: the server, and the migrated database to copy. */
export interface TestCluster {
  /** Connection string of a database from which databases can be made. */
  url: string;
  template: string;
}

/**
 * One PostgreSQL for a run of jest, started when the first test file asks for it (those that need none do not wait).
 * With TEST_DATABASE_URL, that server is used instead.
 */
export class TestClusterKeeper {
  private cluster: Promise<TestCluster> | undefined;
  private readonly endings: (() => Promise<void>)[] = [];
  private server: net.Server | undefined;

  /** Listens for test files that ask, and gives the port to ask at. */
  async listen(): Promise<number> {
    const server = net.createServer((socket) => void this.answer(socket));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    server.unref();
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  }

  async stop(): Promise<void> {
    this.server?.close();
    await this.cluster?.catch(() => undefined);
    for (const end of this.endings.reverse()) await end();
  }

  private async answer(socket: net.Socket): Promise<void> {
    socket.on('error', () => undefined);
    try {
      this.cluster ??= this.start();
      socket.end(JSON.stringify(await this.cluster));
    } catch (error) {
      socket.end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
    }
  }

  private async start(): Promise<TestCluster> {
    const given = process.env.TEST_DATABASE_URL;
    const url = given ?? (await this.startOwn());
    const template = `watchdesk_template_${randomBytes(6).toString('hex')}`;
    await execute(url, `CREATE DATABASE ${template}`);
    if (given !== undefined) this.endings.push(() => execute(url, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`));
    await migrate(withDatabase(url, template));
    return { url, template };
  }

  private async startOwn(): Promise<string> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'cluster-'));
    await chmod(dataDir, 0o711); // run as root, PostgreSQL has a user of its own, who must get in
    this.endings.push(() => rm(dataDir, { recursive: true, force: true }));
    const embedded = await startEmbedded({ dataDir, durable: false });
    this.endings.push(() => embedded.stop());
    return embedded.url;
  }
}

/** The same server, another database on it. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Runs one statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
