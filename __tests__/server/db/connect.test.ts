import { sql } from 'kysely';
import { connect } from '@server/db/connect';
import { useTestDatabase } from '../../support/server/database';

describe('connect', () => {
  const database = useTestDatabase();

  const read = async (expression: string) => {
    const { rows } = await database().pool.query<{ value: unknown }>(`select ${expression} as value`);
    return rows[0]?.value;
  };

  it('reads ids exactly, instants as Date, and days as text', async () => {
    expect(await read('9007199254740993::int8')).toBe('9007199254740993');
    expect(await read("'2026-03-29 02:30:00+01'::timestamptz")).toEqual(new Date('2026-03-29T01:30:00Z'));
    expect(await read("'2026-03-29 02:30:00'::timestamp")).toEqual(new Date('2026-03-29T02:30:00Z'));
    expect(await read("'2026-03-29'::date")).toBe('2026-03-29');
  });

  it('survives a connection that breaks while it is checked out', async () => {
    const broken: Error[] = [];
    const connection = connect(database().url, { name: 'test', onError: (error) => broken.push(error) });
    const held = await connection.pool.connect();
    const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => held.once('end', resolve));
    await database().pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    held.release(true);
    expect(broken).not.toEqual([]);
    expect((await connection.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await connection.close();
  });

  it('ends a transaction that idles too long', async () => {
    expect(await read("current_setting('idle_in_transaction_session_timeout')")).toBe('3min');
  });

  it('cancels a statement that exceeds the timeout', async () => {
    const web = connect(database().url, { name: 'web', statementTimeoutMs: 50 });
    await expect(sql`select pg_sleep(5)`.execute(web.db)).rejects.toThrow('statement timeout');
    await web.close();
  });
});
