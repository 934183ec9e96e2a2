import { times } from '@contract/limits';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { ChangeHub } from './changeHub';

/** The first event of each stream: what changed before is unknown. */
const openEvent = 'event: open\ndata: {}\n\n';
/** An event without details: the browser loads what it shows. */
const changeEvent = 'event: change\ndata: {}\n\n';
/** A comment, which has no meaning but keeps proxies from closing the connection. */
const heartbeat = ':\n\n';
/** More than this that the browser hasn't read: it is gone. */
const longestBacklog = 16_384;

/**
 * Server-sent events for the caller: one at the beginning, and one for each change of the caller's notifications or
 * workspaces. A stream ends after a while; the browser opens another one, which checks its token again.
 */
export function changeStreamRoutes(app: HttpApp, { pool }: Deps): void {
  const hub = new ChangeHub(pool, (error) => app.log.warn({ err: error }, 'Listening for changes failed'));
  app.addHook('preClose', () => hub.close());

  app.get(
    '/workspace/v1/notifications/stream',
    { config: { access: 'user', isStream: true }, compress: false, schema: { produces: ['text/event-stream'] } },
    async (request, reply) => {
      const { userId } = request.caller;
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...headersOf(reply.getHeaders()),
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        // Otherwise, the connection would stay open after the stream, and delay the end of the process.
        Connection: 'close',
        // nginx would collect the events.
        'X-Accel-Buffering': 'no',
      });
      const send = (text: string): void => {
        if (raw.writableLength > longestBacklog) raw.destroy();
        else raw.write(text);
      };
      const remove = await hub.add(userId, {
        changed: () => send(changeEvent),
        beat: () => send(heartbeat),
        end: () => raw.end(),
      });
      const end = setTimeout(() => raw.end(), times.changeStreamMs).unref();
      const leave = (): void => {
        clearTimeout(end);
        remove();
      };
      if (raw.closed || raw.destroyed) leave();
      else raw.once('close', leave);
      send(openEvent);
    },
  );
}

function headersOf(headers: Readonly<Record<string, number | string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, number | string | string[]] => entry[1] !== undefined),
  );
}
