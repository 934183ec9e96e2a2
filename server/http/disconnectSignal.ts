import type { FastifyReply } from 'fastify';

/** A signal that aborts when the client disconnects before the response is complete, so that work on it can stop. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
