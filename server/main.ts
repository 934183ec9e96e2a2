import { ConfigError, readConfig, type Config } from './config';
import { connect, openDatabase } from './db/connect';
import { ShutdownHooks } from '@server/http/shutdownHooks';
import { createErrorReporter } from '@server/background/errorReporter';
import { startMetricsServer } from '@server/http/metrics';
import { threadRestarts } from '@server/metrics/metrics';
import { reportProcessMetrics } from '@server/metrics/processMetrics';
import { startJobsThread } from './jobs/jobsThread';
import { startQueueMetrics } from './jobs/queueMetrics';
import type { ThreadObserver } from './threads/managedThread';
import { runPreflight } from './config/preflight';
import { checkReplicas } from '@server/search/replicas/checkReplicas';
import { prepareDatabase } from './prepareDatabase';
import { startWebThread } from './webThread';

/** Milliseconds after SIGTERM until the process kills itself. */
const forcedStopMs = 9_000;
const METRICS_STATEMENT_TIMEOUT_MS = 5_000;

/**
 * Entry point of the server: starts the database, migrations, background jobs, and web server, and stops them in
 * reverse order. This thread does no heavy work: that runs in threads that it can terminate, so that it always responds
 * to signals.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const running = new ShutdownHooks(printLine);
  const stop = (code: number) => {
    process.exitCode = code;
    // Safe: everything that was acknowledged is in the database, and the database shuts down by itself.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), forcedStopMs).unref();
    return running.stop();
  };
  process.once('SIGTERM', () => void stop(0));
  process.once('SIGINT', () => void stop(0));
  try {
    await start(config, running, (reason) => {
      printLine(reason);
      void stop(1);
    });
  } catch (error) {
    if (running.stopping) return; // the error comes from being stopped while starting
    printLine(error instanceof Error ? error.message : String(error));
    if (config.logLevel === 'debug' && error instanceof Error) printLine(error.stack ?? '');
    await stop(1);
  }
}

async function start(config: Config, running: ShutdownHooks, giveUp: (reason: string) => void): Promise<void> {
  await runPreflight(config);
  await checkSearchServer(config);
  const database = await openDatabase({ ...config, say: printLine, onUnexpectedEnd: giveUp });
  running.add(() => database.close());
  const demo = await prepareDatabase(database, config, printLine);
  if (config.searchDatabaseUrls) await checkReplicas(database.url, config.searchDatabaseUrls, printLine);

  if (config.metrics) await startMetrics(database.url, config.metrics, config, running);
  const watch = (thread: string): ThreadObserver => ({
    onRestart: (reason) => {
      threadRestarts.inc({ thread });
      printLine(`${reason} It was restarted.`);
    },
    onGiveUp: giveUp,
  });
  if (config.roles.has('web')) {
    const web = startWebThread({ databaseUrl: database.url, config, demo }, watch('web'));
    running.add(() => web.stop());
    await web.ready;
    printLine(`Watchdesk is running at ${config.publicUrl}`);
  }
  // After the web server, because it serves the feeds of the demo's channels.
  if (config.roles.has('worker')) {
    const jobs = startJobsThread({ databaseUrl: database.url, config }, watch('worker'));
    running.add(() => jobs.stop());
    if (!config.roles.has('web')) printLine('Watchdesk is running in the background.');
  }
  if (config.roles.has('worker') && demo) await startWire(database.url, config, running);
}

/** Measures this process and the queues in the database, and serves all metrics if they have a port of their own. */
async function startMetrics(
  url: string,
  { port, token }: NonNullable<Config['metrics']>,
  { host }: Config,
  running: ShutdownHooks,
): Promise<void> {
  const endReport = reportProcessMetrics();
  running.add(() => Promise.resolve(endReport()));
  const connection = connect(url, { name: 'metrics', max: 1, statementTimeoutMs: METRICS_STATEMENT_TIMEOUT_MS });
  running.add(() => connection.close());
  const queues = startQueueMetrics(connection.db, () => new Date());
  running.add(() => queues.stop());
  if (port === undefined) return;
  const server = await startMetricsServer({ port, host, ...(token !== undefined && { token }) });
  running.add(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  printLine(`Metrics are served at http://${host}:${String(port)}/metrics`);
}

/** Refuses to start with an OpenSearch that can't be used; one that doesn't answer now is waited for. */
async function checkSearchServer({ openSearch }: Config): Promise<void> {
  if (openSearch === undefined) return;
  const { checkOpenSearch } = await import('@server/search/opensearch/client');
  const trouble = await checkOpenSearch(openSearch);
  if (trouble !== null) printLine(`${trouble} PostgreSQL answers searches until then.`);
}

/** Starts the demo newswire, which continues to publish articles. */
async function startWire(url: string, config: Config, running: ShutdownHooks): Promise<void> {
  const { startDemoWire } = await import('@demo/wire');
  const connection = connect(url, { name: 'demo wire', max: 1 });
  running.add(() => connection.close());
  const report = createErrorReporter(config);
  const wire = startDemoWire({
    db: connection.db,
    clock: () => new Date(),
    publicUrl: config.publicUrl,
    wireIntervalMinutes: config.demo.wireMinutes,
    onError: (error) => report(error, 'publish the demo’s newswire'),
  });
  running.add(() => wire.stop());
}

function printLine(message: string): void {
  process.stdout.write(`${message}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
