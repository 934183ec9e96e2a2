import type { Config } from './config';
import { unreachable } from './config/startable';
import { connect, type OpenDatabase } from './db/connect';
import { migrate } from './db/migrate';
import { prepareDemo } from '@demo/prepare';

/** The demo's newsroom; its articles are dated from its first start. */
export interface Demo {
  firstStart: Date;
}

/**
 * Brings the tables up to date and makes the demo at the first start.
 * @returns undefined where there is to be no demo
 */
export async function prepareDatabase(
  { url, embedded }: OpenDatabase,
  config: Config,
  say: (sentence: string) => void,
): Promise<Demo | undefined> {
  await migrate(url, { say }).catch((error: unknown) => {
    throw embedded ? error : unreachable(error);
  });
  const connection = connect(url, { name: 'demo' });
  try {
    const demo = await prepareDemo(connection.db, config, new Date());
    // At once: if the start fails later, the accounts are known.
    for (const line of demo?.lines ?? []) say(line);
    return demo && { firstStart: demo.firstStart };
  } finally {
    await connection.close();
  }
}
