import { randomBytes } from 'node:crypto';
import { ItemQuery, type Article } from '@contract/article';
import { NumberParams } from '@contract/common';
import { DisplayAddress, DisplayParams, DisplayQuery } from '@contract/display';
import type { FastifyReply } from 'fastify';
import type { Db } from '@server/db/schema';
import type { HttpApp } from '@server/http/createHttpApp';
import { AppError, notFound } from '@server/http/errors';
import { signFilesIn } from '@server/files/fileAddress';
import { unauthenticatedRateLimit } from '@server/http/unauthenticatedRateLimit';
import { findUserId } from '@server/people/users/findUserId';
import type { ItemDeps } from '../items/routes';
import { findArticle, markedQuery, withdrawnText } from '../items/service';
import { toArticle } from '../items/toArticle';
import { readArticle } from '../items/visibleArticles';
import { nodeId } from '@server/topics/access';
import { articleDocument } from './articleDocument';
import { articlePage, noticePage } from './articlePage';
import { displayAddress } from './displayAddress';
import { displaySecret, isValidDisplay, type DisplayedArticle } from './displaySignature';

const invalidAddress = 'This address isn’t valid or has expired.';

/**
 * The display host: articles as HTML, XML, or JSON at signed addresses that expire, for readers without a session such
 * as translation services and printers.
 */
export function displayRoutes(app: HttpApp, deps: ItemDeps): void {
  const { db, config, clock, ownArticleToRead, ownArticleAsXml, publishedAttachments } = deps;
  app.get(
    '/data/v1/items/:id/display',
    {
      config: { access: 'user' },
      schema: { params: NumberParams, querystring: ItemQuery, response: { 200: DisplayAddress } },
    },
    async ({ params, query, caller }) => {
      const isOwn = query.isArticle === true && (await ownArticleToRead(deps, caller, nodeId(params.id), query));
      if (!isOwn) await findArticle(db, caller, params.id, query);
      return displayAddress(deps, caller, params.id, query);
    },
  );

  let secret: Promise<Buffer> | undefined;
  app.get(
    '/display/:kind/:file',
    {
      config: { access: 'public', rateLimit: unauthenticatedRateLimit },
      schema: { params: DisplayParams, querystring: DisplayQuery },
      // Somebody opens a page whose address a mail program has cut: the answer is a page too.
      attachValidation: true,
    },
    async (request, reply) => {
      const { params, query, validationError } = request;
      reply.header('X-Robots-Tag', 'noindex, nofollow, noarchive');
      reply.header('Referrer-Policy', 'no-referrer');
      if (validationError) {
        if (request.url.split('?')[0]?.endsWith('.html')) return sendInvalidAddress(reply);
        throw validationError;
      }
      const [id = '', format = ''] = params.file.split('.');
      const article = { kind: params.kind, id };
      secret ??= displaySecret(db);
      const parameters = new URL(request.url, config.publicUrl).searchParams;
      if (!isValidDisplay(await secret, article, parameters, clock())) {
        if (format === 'html') return sendInvalidAddress(reply);
        throw notFound(invalidAddress);
      }
      const reader = { departmentId: query.department, userId: await readerOf(db, query) };
      const version = query.version === undefined ? undefined : Number(query.version);
      const { PROFILE, REQUEST } = query;
      const asked = {
        ...(version !== undefined && { version }),
        ...(PROFILE !== undefined && { PROFILE }),
        ...(REQUEST !== undefined && { REQUEST }),
      };
      // Read with the rights that the user has now: somebody may have left the user group since.
      const own = params.kind === 'article' ? await ownArticleToRead(deps, reader, id, asked) : undefined;
      if (own) {
        const shown = { ...own, body: await signFilesIn(deps, reader.departmentId, own.body) };
        return send(reply, format, shown, async () => (await ownArticleAsXml(db, reader, id, version)) ?? '');
      }
      const row = await findDisplayed(db, article, query);
      if (!row || row.withdrawn_at !== null) {
        if (format === 'html') return sendPage(reply, 410, (nonce) => noticePage(withdrawnText, nonce));
        throw new AppError('WITHDRAWN', withdrawnText);
      }
      // A story lists other articles, which the address doesn't cover.
      const item = await toArticle(db, reader, { ...row, told_in: null }, await markedQuery(db, reader, query));
      const attachments = row.version < row.latest_version ? [] : await publishedAttachments(deps, reader, id);
      // Anybody with the address can read it, but the labels are only for the person who created the address.
      const shown = { ...item, labels: [], attachments };
      return send(reply, format, shown, () => articleDocument(row, config.publicUrl));
    },
  );

  /** Sends an article in the format of the address. */
  async function send(reply: FastifyReply, format: string, article: Article, toXml: () => string | Promise<string>) {
    if (format === 'xml') return reply.type('application/xml; charset=utf-8').send(await toXml());
    if (format === 'json') return reply.type('application/json; charset=utf-8').send({ article });
    return sendPage(reply, 200, (nonce) => articlePage(article, nonce, config.publicUrl));
  }
}

/** The article of a valid address; undefined if it has been removed or hidden since. */
function findDisplayed(db: Db, { id }: DisplayedArticle, { department, version }: DisplayQuery) {
  return readArticle(db, department, id, version === undefined ? undefined : Number(version));
}

/** The user for whom the address was made, whose topic is highlighted; empty if the user has been removed. */
async function readerOf(db: Db, { UID, department }: DisplayQuery): Promise<string> {
  if (UID === undefined) return '';
  return (await findUserId(db, department, Buffer.from(UID, 'base64').toString())) ?? '';
}

function sendInvalidAddress(reply: FastifyReply): FastifyReply {
  return sendPage(reply, 404, (nonce) => noticePage(invalidAddress, nonce));
}

function sendPage(reply: FastifyReply, status: number, page: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  const policy = [
    "default-src 'none'",
    'img-src https: http: data:',
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ];
  reply.header('Content-Security-Policy', policy.join('; '));
  return reply.status(status).type('text/html; charset=utf-8').send(page(nonce));
}
