import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { transport } from '@contract/limits';

/** The options of Fastify's `serverFactory` that are used here. */
interface GuardedOptions {
  http?: ServerOptions;
  requestTimeout?: number;
  keepAliveTimeout?: number;
}

/**
 * Creates an HTTP server that closes connections with too many unanswered requests. Browsers do not pipeline; thousands
 * of small requests in one packet would be handled in one go while everybody else waits.
 */
export function createGuardedServer(handler: RequestListener, options: GuardedOptions): Server {
  const { http, requestTimeout, keepAliveTimeout } = options;
  const timeouts = {
    ...(requestTimeout !== undefined && { requestTimeout }),
    ...(keepAliveTimeout !== undefined && { keepAliveTimeout }),
  };
  const unanswered = new WeakMap<Socket, number>();
  return createServer({ ...http, ...timeouts }, (request, response) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > transport.pipelinedRequests) {
      socket.destroy();
      return;
    }
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    handler(request, response);
  });
}
