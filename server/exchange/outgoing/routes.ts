import { FeedParams, type FeedFormat } from '@contract/channelExchange';
import { times } from '@contract/limits';
import type { HttpApp } from '@server/http/createHttpApp';
import type { Deps } from '@server/http/deps';
import { AppError, notFound } from '@server/http/errors';
import { etagOf } from '@server/http/etag';
import { isNotModified } from '@server/http/notModified';
import { unauthenticatedRateLimit } from '@server/http/unauthenticatedRateLimit';
import { findFeed } from '../settings/repository';
import { readFeedArticles, writeFeed } from './channelFeed';

const revoked = 'This feed’s address is no longer valid.';

const mediaTypes: Readonly<Record<FeedFormat, string>> = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  // Feed readers and agencies expect plain XML rather than the registered type of newsMessages.
  xml: 'application/xml; charset=utf-8',
};

/** The addresses in a feed expire; a feed that didn't change is written again before they do. */
const addressesRenewedMs = (times.fileAddressSeconds * 1_000) / 2;

/** Publish channels as feeds, at secret addresses: everyone who has the address can read them, without signing in. */
export function outgoingFeedRoutes(app: HttpApp, deps: Deps): void {
  app.get(
    '/feeds/:file',
    { config: { access: 'public', rateLimit: unauthenticatedRateLimit }, schema: { params: FeedParams } },
    async (request, reply) => {
      const [token = '', extension = ''] = request.params.file.split('.');
      const format: FeedFormat = extension === 'atom' || extension === 'json' ? extension : 'xml';
      reply.header('X-Robots-Tag', 'noindex, nofollow, noarchive');
      reply.header('Referrer-Policy', 'no-referrer');
      const feed = await findFeed(deps.db, token);
      if (!feed) throw notFound();
      if (feed.revoked_at !== null || feed.removed_at !== null) throw new AppError('WITHDRAWN', revoked);
      const { articles, changed } = await readFeedArticles(deps, feed);
      const state = articles.map(({ articleId, itemVersion, withdrawnAt }) => [articleId, itemVersion, withdrawnAt]);
      const age = Math.floor(deps.clock().getTime() / addressesRenewedMs);
      // Weak, because the response may be compressed.
      const etag = `W/"${etagOf(format, feed.name, feed.department_name, age, state)}"`;
      reply.header('Cache-Control', 'private, no-cache');
      reply.header('ETag', etag);
      reply.header('Last-Modified', changed.toUTCString());
      if (isNotModified(request.headers, { etag, lastModified: changed })) return reply.status(304).send();
      return reply.type(mediaTypes[format]).send(await writeFeed(deps, format, { feed, token, articles, changed }));
    },
  );
}
