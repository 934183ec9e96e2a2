import type { Socket } from 'node:net';
import { errorBody } from './errorHandler';
import { AppError } from './errors';

/** Answers malformed HTTP requests, which Fastify cannot parse, with an error body in the API's format. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const status = isTooLarge
    ? '431 Request Header Fields Too Large'
    : isLate
      ? '408 Request Timeout'
      : '400 Bad Request';
  const answer = isTooLarge
    ? new AppError('TOO_LARGE', 'The address or the headers are too long. Please shorten your search.')
    : new AppError('VALIDATION', 'The request isn’t valid.');
  const body = JSON.stringify(errorBody(answer));
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${String(Buffer.byteLength(body))}\r\nConnection: close\r\n\r\n${body}`,
  );
}
