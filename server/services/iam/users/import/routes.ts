import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { deliveryMethods, limits, standardLevel } from '@contract/limits';
import { ImportAnswer } from '@contract/users';
import type { HttpApp } from '@server/http/app';
import type { Deps } from '@server/http/deps';
import { errorBody, toAppError } from '@server/http/errorHandler';
import { invalid } from '@server/http/errors';
import { faultsOfRights, keptAccountMethods } from '../validation';
import { readFile } from './readFile';
import { importUsers, type ImportWish } from './run';
import { importTexts } from './texts';

const stream = 'application/x-ndjson';
/** Between two lines of progress. */
const progressMs = 200;

/** POST /iam/v1/department/users/import: the whole file is read before anything is done. */
export function importRoutes(app: HttpApp, deps: Deps): void {
  app.register(async (scope: HttpApp) => {
    await scope.register(multipart, {
      throwFileSizeLimit: true,
      limits: { files: 2, fields: 8, fieldSize: 1_024, fileSize: limits.importBytes },
    });
    scope.post(
      '/iam/v1/department/users/import',
      {
        config: { access: 'admin' },
        compress: false,
        bodyLimit: limits.importBytes + 16_384,
        schema: {
          consumes: ['multipart/form-data'],
          response: { 200: Type.Unsafe<ImportAnswer | Readable>(ImportAnswer) },
        },
      },
      async (request, reply) => {
        const given = await readParts(request);
        const work = (hooks: Pick<ImportWish, 'signal' | 'onProgress'>) =>
          importUsers(deps, request.caller, { ...given, ...hooks });
        const signal = goneSignal(reply);
        if (!request.headers.accept?.includes(stream)) return work({ signal, onProgress: () => undefined });
        reply.type(stream);
        return Readable.from(lines(work, signal));
      },
    );
  });
}

async function readParts(request: FastifyRequest): Promise<Omit<ImportWish, 'signal' | 'onProgress'>> {
  if (!request.isMultipart()) throw invalid({ file: importTexts.file });
  let file: ImportWish['file'] | undefined;
  const fields = new Map<string, string>();
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    const bytes = await part.toBuffer();
    if (part.fieldname !== 'file' || file) throw invalid({ file: importTexts.file });
    file = readFile(bytes, part.filename);
  }
  if (!file) throw invalid({ file: importTexts.file });
  return {
    file,
    deliveryMethods: readMethods(fields.get('deliveryMethods')),
    dryRun: fields.get('dryRun') === 'true',
    skipWrong: fields.get('skipWrong') === 'true',
  };
}

function readMethods(text: string | undefined): number[] {
  if (text === undefined || text.trim() === '') return [deliveryMethods.access];
  const methods = text
    .replace(/[[\]\s]/g, '')
    .split(',')
    .map(Number);
  const faults = faultsOfRights(standardLevel, methods);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return keptAccountMethods(methods);
}

/** Aborted when the caller goes away before the answer is complete. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Lines of progress while the work goes on, and its answer or its error as the last. */
async function* lines(
  work: (hooks: Pick<ImportWish, 'signal' | 'onProgress'>) => Promise<ImportAnswer>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let progress = { done: 0, total: 0 };
  const working = work({
    signal,
    onProgress: (done, total) => {
      progress = { done, total };
    },
  }).catch((error: unknown) => errorBody(toAppError(error)));
  for (;;) {
    const last = await Promise.race([working, setTimeout(progressMs, null)]);
    yield `${JSON.stringify(last ?? { progress })}\n`;
    if (last) return;
  }
}
