import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { useTestDatabase } from '../../support/server/database';
import { BuiltPrograms } from '../../support/server/builtPrograms';

/** The messages for an operator who passes a wrong file to a command. */
describe('commands at the terminal', () => {
  const database = useTestDatabase();
  const sources = ['server/cli/restore.ts', 'server/cli/provider.ts'];
  const programs = new BuiltPrograms('commands', sources, { migrations: 'server/db/migrations' });
  const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  function run(command: string, ...words: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [programs.at(command), ...words], {
      cwd: folder,
      env: { DATABASE_URL: database().url },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  const write = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);

  it('fails to restore a file that is missing, not a backup, or truncated', () => {
    write('text.gz', 'no archive at all');
    write('half.gz', gzipSync('watchdesk archive 1\n').subarray(0, 20));
    expect(run('restore', 'none.gz')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^ENOENT: .*none\.gz/),
    });
    for (const name of ['text.gz', 'half.gz']) {
      const { status, stderr } = run('restore', name);
      expect(status).toBe(1);
      expect(stderr).toMatch(new RegExp(`^${name} is damaged or wasn’t made by npm run backup: [a-z ]+\\.\n$`));
    }
  });

  it('names the file that is not JSON, and accepts one file at a time', () => {
    write('topics.json', 'no list');
    expect(run('provider', 'import-topics', 'topics.json')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^topics\.json isn’t valid JSON: SyntaxError: /),
    });
    expect(run('provider', 'import-topics', 'topics.json', 'more.json')).toMatchObject({
      status: 2,
      stdout: expect.stringMatching(/^npm run provider -- import-sources FILE/),
    });
  });
});
