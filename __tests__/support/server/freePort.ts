import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

/** Below the ephemeral ports of operating systems: another test could get one of those before the port is used. */
const LOWEST = 20_000;
const HIGHEST = 29_999;

/** A free port of this machine, for a server whose port must be known before it listens. */
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
