import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { deliveryMethods, limits, standardLevel } from '@contract/limits';
import { ImportAnswer, type ImportProgress } from '@contract/users';
import type { HttpApp } from '@server/http/createHttpApp';
import type { PeopleDeps } from '@server/people/deps';
import { errorBody, toAppError } from '@server/http/errorHandler';
import { AppError, invalid } from '@server/http/errors';
import { bodyTooLarge, limitMultipartBody } from '@server/http/limitMultipartBody';
import { disconnectSignal } from '@server/http/disconnectSignal';
import { methodsOfNewUser, permissionErrors } from '../validation';
import { parseUsersCsv } from './parseUsersCsv';
import { importUsers, type ImportRequest } from './importUsers';
import { importTexts } from './texts';

const stream = 'application/x-ndjson';
/** The file and the other form fields. */
const bodyLimit = limits.importBytes + 16_384;
/** Milliseconds between progress lines. */
const progressIntervalMs = 200;

/**
 * POST /iam/v1/department/users/import: imports users from a CSV file. The whole file is parsed before anything
 * changes.
 */
export function importRoutes(app: HttpApp, deps: PeopleDeps): void {
  app.register(async (scope: HttpApp) => {
    await scope.register(multipart, {
      throwFileSizeLimit: true,
      limits: { files: 2, fields: 8, fieldSize: 1_024, fileSize: limits.importBytes },
    });
    scope.post(
      '/iam/v1/department/users/import',
      {
        config: { access: 'admin', heavy: 'import' },
        compress: false,
        bodyLimit,
        schema: {
          consumes: ['multipart/form-data'],
          response: { 200: Type.Unsafe<ImportAnswer | Readable>(ImportAnswer) },
        },
      },
      async (request, reply) => {
        const given = await readParts(request);
        const work = (hooks: Pick<ImportRequest, 'signal' | 'onProgress'>) =>
          importUsers(deps, request.caller, { ...given, ...hooks });
        const signal = disconnectSignal(reply);
        if (!request.headers.accept?.includes(stream)) return work({ signal, onProgress: () => undefined });
        reply.type(stream);
        return Readable.from(lines(work, signal));
      },
    );
  });
}

async function readParts(request: FastifyRequest): Promise<Omit<ImportRequest, 'signal' | 'onProgress'>> {
  const { upload, fields } = await collectParts(request).catch((error: unknown) => {
    if (error instanceof AppError || (error instanceof Error && 'statusCode' in error)) throw error;
    // Hides the parser's own message for a body that is not multipart, or incomplete.
    throw invalid({ file: importTexts.file });
  });
  if (!upload) throw invalid({ file: importTexts.file });
  return {
    file: await parseUsersCsv(upload.bytes, upload.filename),
    deliveryMethods: readMethods(fields.get('deliveryMethods')),
    dryRun: readFlag('dryRun', fields),
    skipWrong: readFlag('skipWrong', fields),
  };
}

interface Upload {
  bytes: Buffer;
  filename: string;
}

async function collectParts(request: FastifyRequest): Promise<{ upload?: Upload; fields: Map<string, string> }> {
  if (!request.isMultipart()) throw invalid({ file: importTexts.file });
  limitMultipartBody(request, bodyLimit);
  let upload: Upload | undefined;
  const fields = new Map<string, string>();
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    const bytes = await part.toBuffer();
    // A truncated file is rejected; the parser doesn't report truncation if nothing follows the limit.
    if (part.file.truncated) throw bodyTooLarge();
    if (part.fieldname !== 'file' || upload) throw invalid({ file: importTexts.file });
    upload = { bytes, filename: part.filename };
  }
  return { fields, ...(upload && { upload }) };
}

/** Parses true or false. Any other value is an error, because it could have been meant as a dry run. */
function readFlag(name: string, fields: ReadonlyMap<string, string>): boolean {
  const text = fields.get(name) ?? 'false';
  if (text !== 'true' && text !== 'false') throw invalid({ [name]: importTexts.flag });
  return text === 'true';
}

function readMethods(text: string | undefined): number[] {
  if (text === undefined || text.trim() === '') return [deliveryMethods.access];
  const methods = text
    .replace(/[[\]\s]/g, '')
    .split(',')
    .map(Number);
  const errors = permissionErrors(standardLevel, methods);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return methodsOfNewUser(methods);
}

/** Yields progress lines (NDJSON) while the import runs, then its result or error as the last line. */
async function* lines(
  work: (hooks: Pick<ImportRequest, 'signal' | 'onProgress'>) => Promise<ImportAnswer>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let progress: ImportProgress['progress'] = { done: 0, total: 0 };
  const working = work({
    signal,
    onProgress: (done, total) => {
      progress = { done, total };
    },
  }).catch((error: unknown) => errorBody(toAppError(error)));
  for (;;) {
    const last = await Promise.race([working, setTimeout(progressIntervalMs, null)]);
    yield `${JSON.stringify(last ?? { progress })}\n`;
    if (last) return;
  }
}
