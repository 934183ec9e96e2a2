import { mkdir } from 'node:fs/promises';
import { ConfigError, readConfig, type Config } from './config';
import { buildApp } from './app';
import { connect, openDatabase } from './db/connect';
import { migrate } from './db/migrate';
import { startJobs } from './jobs/start';

const webStatementTimeoutMs = 15_000;

/** The process: database, tables, background work, web server; and all of it backwards at the end. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const endings: (() => Promise<unknown>)[] = [];
  const stop = stopOnce(endings);
  process.once('SIGTERM', () => void stop(0));
  process.once('SIGINT', () => void stop(0));
  try {
    await start(config, endings, (reason) => {
      say(reason);
      void stop(1);
    });
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    if (config.logLevel === 'debug' && error instanceof Error) say(error.stack ?? '');
    await stop(1);
  }
}

async function start(
  config: Config,
  endings: (() => Promise<unknown>)[],
  giveUp: (reason: string) => void,
): Promise<void> {
  await mkdir(config.dataDir, { recursive: true });
  const database = await openDatabase({ ...config, say, onUnexpectedEnd: giveUp });
  endings.push(() => database.close());
  await migrate(database.url, { say });
  const clock = () => new Date();

  if (config.roles.has('worker')) {
    const connection = connect(database.url, { name: 'worker' });
    endings.push(() => connection.close());
    const jobs = startJobs({ db: connection.db, pool: connection.pool, config, clock });
    endings.push(() => jobs.stop());
  }
  if (config.roles.has('web')) {
    const connection = connect(database.url, { name: 'web', statementTimeoutMs: webStatementTimeoutMs });
    endings.push(() => connection.close());
    const app = await buildApp({ db: connection.db, pool: connection.pool, config, clock });
    endings.push(() => app.close());
    await app.listen({ port: config.port, host: config.host });
    say(`Watchdesk is at ${config.publicUrl}`);
  }
}

/** In the reverse order of the starting, once, whoever asks; a second signal does not wait. */
function stopOnce(endings: (() => Promise<unknown>)[]): (code: number) => Promise<void> {
  let stopping: Promise<void> | undefined;
  return (code) => {
    stopping ??= (async () => {
      process.exitCode = code;
      for (const end of endings.reverse()) {
        await end().catch((error: unknown) => {
          say(`While stopping: ${String(error)}`);
        });
      }
    })();
    return stopping;
  };
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
