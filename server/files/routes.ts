import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { times } from '@contract/limits';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Db } from '@server/db/schema';
import type { Deps } from '@server/http/deps';
import { AppError, notFound } from '@server/http/errors';
import { unauthenticatedRateLimit } from '@server/http/unauthenticatedRateLimit';
import { fileSecret, isPublishedAddress, isSignedFile } from './fileAddress';
import { renditionType } from './fileType';
import { findFile } from './repository';
import { fileStore } from './store/fileStores';

const FileParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f-]{36}$', description: 'the ID of a file' }),
  rendition: Type.Union([Type.Literal('original'), Type.Literal('preview')]),
});
const FileQuery = Type.Object({
  expires: Type.Optional(Type.String({ maxLength: 20 })),
  signature: Type.Optional(Type.String({ maxLength: 100 })),
});
/** Nothing of a file runs, whatever a browser takes it for. */
const policy = "default-src 'none'; sandbox";
const invalidAddress = 'This address isn’t valid or has expired.';

const withdrawn = 'The article with this file was withdrawn.';

export interface FileDeps extends Deps {
  /** Whether an article that is published now has the file, provided by `workspaces`. */
  isFilePublished(db: Db, fileId: string): Promise<boolean>;
}

/** Files at signed addresses that expire, and for readers only while an article has them. Pictures are shown; everything else is downloaded. */
export function fileRoutes(app: HttpApp, { db, config, clock, isFilePublished }: FileDeps): void {
  let secret: Promise<Buffer> | undefined;
  app.get(
    '/files/:id/:rendition',
    {
      config: { access: 'public', rateLimit: unauthenticatedRateLimit },
      compress: false,
      schema: { params: FileParams, querystring: FileQuery },
    },
    async (request, reply) => {
      secret ??= fileSecret(db);
      const parameters = new URL(request.url, config.publicUrl).searchParams;
      if (!isSignedFile(await secret, request.params, parameters, clock())) throw notFound(invalidAddress);
      const { id, rendition } = request.params;
      const isPublic = isPublishedAddress(parameters, clock());
      if (isPublic && !(await isFilePublished(db, id))) throw new AppError('WITHDRAWN', withdrawn);
      const file = await findFile(db, id);
      const size = rendition === 'preview' ? file?.preview_size : file?.size;
      if (!file || !size) throw notFound();
      const content = await fileStore({ db, config }, file.storage).read(id, rendition);
      const type = renditionType(file.content_type, rendition);
      const isPicture = type.startsWith('image/');
      return reply
        .header('Content-Security-Policy', policy)
        .header(
          'Content-Disposition',
          `${isPicture ? 'inline' : 'attachment'}; ${fileName(type === file.content_type ? file.name : `${file.name}.jpg`)}`,
        )
        .header('Content-Length', size)
        .header(
          'Cache-Control',
          `private, max-age=${String(isPublic ? times.publishedFileCacheSeconds : times.fileAddressSeconds)}`,
        )
        .header('X-Robots-Tag', 'noindex, nofollow, noarchive')
        .type(type)
        .send(Readable.from(content, { objectMode: false }));
    },
  );
}

/** RFC 6266: the name in UTF-8, and in ASCII for old clients. */
function fileName(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
