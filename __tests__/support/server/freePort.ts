import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

/** Below the ports that systems give out by themselves: between two lines another test could be given one of those. */
const LOWEST = 20_000;
const HIGHEST = 29_999;

/** A port of this machine at which nobody listens, for a server that has to know it before it listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    const probe = net.createServer().listen(port);
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
