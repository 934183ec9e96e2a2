import { ConfigError, readConfig, type Config } from './config';
import { connect, openDatabase } from './db/connect';
import { startDemoWire } from '@demo/wire';
import { Endings } from '@server/http/shutdown';
import { createReport } from '@server/background/report';
import { startJobsThread } from './jobs/thread';
import { requireStartable } from './config/startable';
import { prepareDatabase } from './prepareDatabase';
import { startWebThread } from './webThread';

/** Of SIGTERM, until the process ends whatever still runs. */
const longestStopMs = 9_000;

/**
 * The process: database, tables, background work, web server; and all of it backwards at the end. This thread computes
 * nothing: what does runs in threads that it can end, so that it always answers a signal.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const running = new Endings(say);
  const stop = (code: number) => {
    process.exitCode = code;
    // Nothing is lost by it: whatever was acknowledged is in the database, and that ends by itself.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), longestStopMs).unref();
    return running.stop();
  };
  process.once('SIGTERM', () => void stop(0));
  process.once('SIGINT', () => void stop(0));
  try {
    await start(config, running, (reason) => {
      say(reason);
      void stop(1);
    });
  } catch (error) {
    if (running.stopping) return; // what was being started was taken away
    say(error instanceof Error ? error.message : String(error));
    if (config.logLevel === 'debug' && error instanceof Error) say(error.stack ?? '');
    await stop(1);
  }
}

async function start(config: Config, running: Endings, giveUp: (reason: string) => void): Promise<void> {
  await requireStartable(config);
  const database = await openDatabase({ ...config, say, onUnexpectedEnd: giveUp });
  running.add(() => database.close());
  const demo = await prepareDatabase(database, config, say);

  const watch = { startedAgain: (reason: string) => say(`${reason} It was restarted.`), giveUp };
  if (config.roles.has('web')) {
    const web = startWebThread({ databaseUrl: database.url, config, demo }, watch);
    running.add(() => web.stop());
    await web.ready;
    say(`Watchdesk is running at ${config.publicUrl}`);
  }
  // After the pages: the demo's channels are among them.
  if (config.roles.has('worker')) {
    const jobs = startJobsThread({ databaseUrl: database.url, config }, watch);
    running.add(() => jobs.stop());
    if (!config.roles.has('web')) say('Watchdesk is running in the background.');
  }
  if (config.roles.has('worker') && demo) startWire(database.url, config, running);
}

/** The demo's newsroom goes on publishing while one watches. */
function startWire(url: string, config: Config, running: Endings): void {
  const connection = connect(url, { name: 'demo wire', max: 1 });
  running.add(() => connection.close());
  const report = createReport(config);
  const wire = startDemoWire({
    db: connection.db,
    clock: () => new Date(),
    wireIntervalMinutes: config.demo.wireMinutes,
    onError: (error) => report(error, 'publish the demo’s newswire'),
  });
  running.add(() => wire.stop());
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
