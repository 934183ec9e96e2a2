import type { FastifyRequest } from 'fastify';
import { AppError } from './errors';

/** Limits the size of a multipart body: the parser itself would read any body to its end. */
export function limitMultipartBody({ headers, raw }: FastifyRequest, bodyLimit: number): void {
  if (Number(headers['content-length']) > bodyLimit) throw bodyTooLarge();
  let read = 0;
  raw.on('data', (piece: Buffer) => {
    read += piece.length;
    if (read > bodyLimit) raw.destroy();
  });
}

export const bodyTooLarge = () => new AppError('TOO_LARGE', 'The request is too large.');
