import type { FastifyReply } from 'fastify';
import { SearchFailure } from '@server/engine/search/failure';
import { AppError } from '@server/http/errors';
import { goneSignal } from '@server/http/gone';

const texts = {
  CANCELLED: 'The search was cancelled.',
  TIMEOUT: 'This search took too long. Please make it narrower.',
} as const;

/** Runs a search for as long as somebody waits for it: it is cancelled, in the database too, when the caller goes away. */
export async function whileConnected<T>(reply: FastifyReply, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await work(goneSignal(reply));
  } catch (error) {
    if (error instanceof SearchFailure) throw new AppError(error.code, texts[error.code], { cause: error });
    throw error;
  }
}
