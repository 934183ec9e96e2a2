import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { runPreflight, describeConnectionError } from '@server/config/preflight';

const both = new Set(['web', 'worker'] as const);
let folder: string;
let taken: net.Server;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'preflight-'));
  taken = net.createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  ({ port } = taken.address() as AddressInfo);
});

afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true });
});

describe('runPreflight', () => {
  it('creates the data folder, and leaves no files in it', async () => {
    const dataDir = path.join(folder, 'new', 'data');
    await runPreflight({ port: 0, host: '127.0.0.1', dataDir, roles: both });
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('reports all problems at once, each with what to do about it', async () => {
    const dataDir = path.join(folder, 'file');
    await writeFile(dataDir, '');
    await expect(runPreflight({ port, host: '127.0.0.1', dataDir, roles: both })).rejects.toThrow(
      `Can’t use the folder ${dataDir}: it’s a file. Set DATA_DIR to a folder that this account can write to.\n` +
        `Port ${String(port)} on 127.0.0.1 is already in use. Stop the program that uses it, or set PORT to another port.`,
    );
  });

  it('checks the port of the metrics', async () => {
    const worker = new Set(['worker'] as const);
    const place = { port: 0, host: '127.0.0.1', dataDir: folder, roles: worker, metrics: { port } };
    await expect(runPreflight(place)).rejects.toThrow('or set METRICS_PORT to another port.');
  });

  it('checks no port for a process that only runs background jobs', async () => {
    const worker = new Set(['worker'] as const);
    await expect(runPreflight({ port, host: '127.0.0.1', dataDir: folder, roles: worker })).resolves.toBeUndefined();
  });

  it('reports an address that this machine does not have', async () => {
    const place = { port: 0, host: '203.0.113.7', dataDir: folder, roles: both };
    await expect(runPreflight(place)).rejects.toThrow('This computer doesn’t have the address 203.0.113.7.');
  });
});

it('names the setting of a database that rejects the connection', async () => {
  const client = new pg.Client({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  const error: unknown = await client.connect().catch((refused: unknown) => refused);
  expect(describeConnectionError(error)).toMatchObject({
    message:
      'Can’t use the database in DATABASE_URL: nothing accepts connections there (connect ECONNREFUSED 127.0.0.1:1)',
  });
  const other = new Error('another fault');
  expect(describeConnectionError(other)).toBe(other);
});
