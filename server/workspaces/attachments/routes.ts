import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MediaAnswer, MediaQuery, UploadAnswer, UploadQuery, UploadUrlQuery } from '@contract/attachments';
import { limits } from '@contract/limits';
import { fileTexts } from '@server/files/storeFile';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { disconnectSignal } from '@server/http/disconnectSignal';
import { AppError, invalid } from '@server/http/errors';
import { limitMultipartBody } from '@server/http/limitMultipartBody';
import { mediaOf, uploadFile, uploadFromUrl } from './service';

/** The file and the other form fields. */
const bodyLimit = limits.attachmentBytes + 16_384;

/** Files that are uploaded into a workspace, for articles to attach or show. Uploading requires publish permission. */
export function attachmentRoutes(app: HttpApp, deps: Deps): void {
  app.register(async (scope: HttpApp) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { files: 1, fields: 8, fieldSize: 1_024, fileSize: limits.attachmentBytes },
    });
    scope.post(
      '/workspace/v1/attachment/upload/file',
      {
        config: { access: 'publish', heavy: 'image' },
        bodyLimit,
        schema: { consumes: ['multipart/form-data'], querystring: UploadQuery, response: { 200: UploadAnswer } },
      },
      (request) =>
        uploadFile(deps, request.caller, request.query, async () => {
          const part = await filePart(request);
          return { name: part.filename, content: part.file, isTruncated: () => part.file.truncated };
        }),
    );
  });
  app.post(
    '/workspace/v1/attachment/upload/url',
    {
      config: { access: 'publish', heavy: 'image' },
      schema: { querystring: UploadUrlQuery, response: { 200: UploadAnswer } },
    },
    ({ caller, query }, reply) => uploadFromUrl(deps, caller, query, disconnectSignal(reply)),
  );
  app.get(
    '/workspace/v1/attachments',
    { config: { access: 'user' }, schema: { querystring: MediaQuery, response: { 200: MediaAnswer } } },
    ({ caller, query }) => mediaOf(deps, caller, query),
  );
}

/** The first file of a form; fields before it are skipped. */
async function filePart(request: FastifyRequest) {
  if (!request.isMultipart()) throw invalid({ file: fileTexts.required });
  limitMultipartBody(request, bodyLimit);
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') continue;
      if (part.fieldname === 'file') return part;
      throw invalid({ file: fileTexts.required });
    }
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw invalid({ file: fileTexts.invalid });
  }
  throw invalid({ file: fileTexts.required });
}
