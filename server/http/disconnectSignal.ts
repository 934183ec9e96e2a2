import type { FastifyReply } from 'fastify';

/** Aborted when the caller goes away before the answer is complete: nobody waits for what goes on. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
