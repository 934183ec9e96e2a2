import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MediaAnswer, MediaQuery, UploadAnswer, UploadQuery } from '@contract/attachments';
import { limits } from '@contract/limits';
import { remoteContent } from '@server/files/fileAddress';
import { findFile, listFiles } from '@server/files/repository';
import { fileTexts, storeFile } from '@server/files/storeFile';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { AppError, invalid } from '@server/http/errors';
import { limitMultipartBody } from '@server/http/limitMultipartBody';
import { findWorkspace, openWorkspace } from '../access';

/** The file and the other form fields. */
const bodyLimit = limits.attachmentBytes + 16_384;

/** Files that are uploaded into a workspace, for articles to attach or show. Uploading requires publish permission. */
export function attachmentRoutes(app: HttpApp, deps: Deps): void {
  const { db, config, clock } = deps;
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
      async (request) => {
        const { caller, query } = request;
        const workspace = await db.transaction().execute((tx) => openWorkspace(tx, caller, query.ownerId));
        const part = await filePart(request);
        const file = {
          departmentId: caller.departmentId,
          workspaceId: workspace.id,
          uploadedBy: caller.userId,
          name: part.filename,
          headline: query.headline ?? '',
          description: query.description ?? '',
        };
        const upload = {
          file,
          withPreview: query.preview !== false,
          content: part.file,
          isTruncated: () => part.file.truncated,
        };
        const id = await storeFile(db, upload, clock());
        const stored = await findFile(db, id);
        if (!stored) throw new Error(`The file ${id} is gone`);
        return { attachmentId: id, baseUrl: config.publicUrl, remoteContent: await remoteContent(deps, stored) };
      },
    );
  });

  app.get(
    '/workspace/v1/attachments',
    { config: { access: 'user' }, schema: { querystring: MediaQuery, response: { 200: MediaAnswer } } },
    async ({ caller, query: { ownerId, start = 0, limit = limits.workspacePage } }) => {
      const workspace = await findWorkspace(db, caller, ownerId);
      const { rows, total } = await listFiles(db, workspace.id, { start, limit });
      const attachments = [];
      for (const row of rows) {
        const { id, name, headline, description, created_at: created } = row;
        const texts = { id, name, headline, description, created: created.toISOString() };
        attachments.push({ ...texts, remoteContent: await remoteContent(deps, row) });
      }
      return { attachments, total };
    },
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
