import type { Config } from './config';
import { describeConnectionError } from './config/preflight';
import { connect, type OpenDatabase } from './db/connect';
import { migrate } from './db/migrate';
import { prepareDemo } from '@demo/prepare';

/** The demo newsroom; its articles are dated relative to its first start. */
interface Demo {
  firstStart: Date;
}

/**
 * Runs the migrations, and creates the demo at the first start.
 * @returns undefined if the demo is disabled
 */
export async function prepareDatabase(
  { url, embedded }: OpenDatabase,
  config: Config,
  printLine: (message: string) => void,
): Promise<Demo | undefined> {
  await migrate(url, { say: printLine }).catch((error: unknown) => {
    throw embedded ? error : describeConnectionError(error);
  });
  const connection = connect(url, { name: 'demo' });
  try {
    const demo = await prepareDemo(connection.db, config, new Date());
    // Printed now: if the start fails later, the accounts are known all the same.
    for (const line of demo?.lines ?? []) printLine(line);
    return demo && { firstStart: demo.firstStart };
  } finally {
    await connection.close();
  }
}
