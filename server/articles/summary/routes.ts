import { Readable } from 'node:stream';
import { limits, transport } from '@contract/limits';
import { SummaryAnswer, SummaryBody, type SummaryEvent } from '@contract/summary';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Caller } from '@server/http/caller';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { disconnectSignal } from '@server/http/disconnectSignal';
import { AppError, notFound } from '@server/http/errors';
import { readDepartmentSettings } from '@server/people/departments/repository';
import { modelRateLimit } from '../language-model/modelRateLimit';
import { summarize, type Summary } from './summarize';

const eventStream = 'text/event-stream';
const failed = 'Failed to generate summary.';

/**
 * POST /biosum/: summarizes an article. The model is used only if the department allows it; otherwise the summary is
 * extracted on this server.
 */
export function summaryRoutes(app: HttpApp, { db, config }: Deps): void {
  app.post(
    '/biosum/',
    {
      config: { access: 'user', heavy: 'summary', rateLimit: modelRateLimit },
      // Compression would hold back the parts of the stream.
      compress: false,
      bodyLimit: transport.queryBytes,
      schema: {
        body: SummaryBody,
        response: { 200: Type.Unsafe<SummaryAnswer | Readable>(SummaryAnswer) },
      },
    },
    async ({ caller, body, headers, log }, reply) => {
      requireOwnIds(caller, headers);
      const settings = await readDepartmentSettings(db, caller.departmentId);
      const model = settings?.aiSummary === true ? config.summaryModel : undefined;
      const stream = headers.accept?.includes(eventStream) === true;
      const summary = summarize(body, { model, stream, signal: disconnectSignal(reply) });
      const onError = (error: unknown): void => log.warn({ err: error }, 'no summary');
      if (stream) {
        reply.type(eventStream);
        return Readable.from(events(summary, onError));
      }
      return { summary: await textOf(summary, onError), madeBy: summary.madeBy };
    },
  );
}

/** The ids that the client sends must be the caller's own. */
function requireOwnIds(caller: Caller, { departmentid, userid }: FastifyRequest['headers']): void {
  if (departmentid !== undefined && departmentid !== caller.departmentId) throw notFound();
  if (userid !== undefined && userid !== caller.uid && userid !== caller.userId) throw notFound();
}

async function textOf({ parts }: Summary, onError: (error: unknown) => void): Promise<string> {
  let text = '';
  try {
    for await (const part of parts) text += part;
  } catch (error) {
    onError(error);
    throw new AppError('SUMMARY_FAILED', failed, { cause: error, expected: true });
  }
  return text.trim().slice(0, limits.summaryResult);
}

async function* events({ madeBy, parts }: Summary, onError: (error: unknown) => void): AsyncGenerator<string> {
  yield encode({ madeBy });
  try {
    for await (const part of parts) yield encode({ part });
    yield encode({ done: true });
  } catch (error) {
    onError(error);
    yield encode({ error: failed });
  }
}

const encode = (event: SummaryEvent): string => `data: ${JSON.stringify(event)}\n\n`;
