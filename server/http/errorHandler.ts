import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import type { ErrorBody } from '@contract/errors';
import { isTransient } from '@server/db/transientErrors';
import { PasswordsBusy } from '@server/engine/computing/passwordHashingQueue';
import { AppError } from './errors';

/**
 * Turns every error into a response with an error code, status, and message. Internal details are logged, never sent.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = toAppError(error);
  if (answer.expected) request.log.warn({ code: answer.code }, `request refused: ${answer.message}`);
  else if (answer.status >= 500 && !isClientDisconnect(error, request))
    request.log.error({ err: error }, 'request failed');
  if (answer.retryAfterSeconds !== undefined) reply.header('Retry-After', String(answer.retryAfterSeconds));
  return reply.status(answer.status).header('Cache-Control', 'no-store').send(errorBody(answer));
}

export function errorBody(error: AppError): ErrorBody {
  const body = { errorCode: error.code, errorMessage: error.message };
  return error.fields ? { ...body, fields: error.fields } : body;
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isTransient(error)) return unavailable(error);
  if (error instanceof PasswordsBusy) return passwordsBusy(error);
  if (error instanceof pg.DatabaseError) return fromDatabase(error);
  if (isFastifyError(error)) return fromFastify(error);
  return new AppError('INTERNAL', 'Something went wrong', { cause: error });
}

/** True if the client disconnected before the response ended, or before it had sent all, for example a canceled upload. */
function isClientDisconnect(error: unknown, { raw }: FastifyRequest): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE' || (error.code === 'ECONNRESET' && !raw.complete);
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error;
}

function fromFastify(error: FastifyError): AppError {
  switch (error.statusCode) {
    case 413:
      return new AppError('TOO_LARGE', 'The request is too large.');
    case 415:
      return new AppError('UNSUPPORTED_MEDIA', 'This content type isn’t accepted here.');
    case 429:
      return new AppError('TOO_MANY_REQUESTS', 'Too many requests');
    case 404:
      return new AppError('NOT_FOUND', 'Not found');
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return new AppError('VALIDATION', badRequestText(error), { status });
  return new AppError('INTERNAL', 'Something went wrong', { cause: error });
}

function badRequestText(error: FastifyError): string {
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') return 'The body isn’t valid JSON.';
  if (error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return 'The body is empty.';
  return 'The request isn’t valid.';
}

const queryCanceled = '57014';
const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

function fromDatabase(error: pg.DatabaseError): AppError {
  const code = error.code ?? '';
  if (code === queryCanceled && /statement timeout/.test(error.message)) {
    return new AppError('TIMEOUT', 'This took too long. Please try again, or request less.', { cause: error });
  }
  if (code === queryCanceled) return new AppError('CANCELLED', 'Canceled', { cause: error });
  if (code === uniqueViolation) return new AppError('CONFLICT', 'This already exists.', { cause: error });
  // References are checked before writing, so the referenced row was removed just now.
  if (code === foreignKeyViolation) {
    return new AppError('CONFLICT', 'This changed in the meantime. Please try again.', { cause: error });
  }
  // Data exceptions (class 22): values that no column can store, such as NUL in a text or the year 0.
  if (code.startsWith('22')) {
    const text = 'A value is out of range or contains a character that can’t be stored.';
    return new AppError('VALIDATION', text, { cause: error });
  }
  return new AppError('INTERNAL', 'Something went wrong', { cause: error });
}

function passwordsBusy(cause: PasswordsBusy): AppError {
  const message = 'Too many people are signing in right now. Please try again in a few seconds.';
  const code = cause.reason === 'origin' ? 'TOO_MANY_REQUESTS' : 'UNAVAILABLE';
  return new AppError(code, message, { cause, expected: true, retryAfterSeconds: 5 });
}

function unavailable(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', 'The service isn’t available right now.', { cause, retryAfterSeconds: 2 });
}
