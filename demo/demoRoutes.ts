import type { FastifyInstance, FastifyReply } from 'fastify';
import sharp from 'sharp';
import { demoFeed, demoOutlet } from './feeds';
import { pictureNames, readPicture } from './newsroom/pictures';
import { articlePage, pagePolicy, sourcePage } from './pages';
import { dueArticle, dueArticles, type DemoTime } from './timetable';

interface DemoRoutesOptions {
  clock: () => Date;
  /** The demo's first start; articles are dated relative to it. */
  firstStart: Date;
  /** The application's public URL without a trailing slash. */
  baseUrl: string;
  wireIntervalMinutes: number;
}

const widths = [320, 640, 800, 1200] as const;
const homePageArticles = 30;
const jpegQuality = 84;
const daySeconds = 86_400;
const routeOptions = { config: { access: 'public' }, schema: { hide: true } } as const;

/** Serves the demo's publications like web sites: feeds, pages, images. Public and entirely fictional. */
export function demoRoutes(app: FastifyInstance, options: DemoRoutesOptions): void {
  const { baseUrl } = options;
  const time = (): DemoTime => ({
    firstStart: options.firstStart,
    now: options.clock(),
    wireIntervalMinutes: options.wireIntervalMinutes,
  });
  const pictures = new Map<string, Promise<Buffer>>();

  app.get<{ Params: { file: string } }>('/demo/feeds/:file', routeOptions, (request, reply) => {
    const source = demoOutlet(/^(.+)\.xml$/.exec(request.params.file)?.[1] ?? '');
    if (!source) return notFound(reply);
    const feed = demoFeed(source.id, { ...time(), baseUrl });
    reply
      .header('ETag', feed.etag)
      .header('Last-Modified', feed.lastModified.toUTCString())
      .header('Cache-Control', 'no-cache');
    if (isNotModified(request.headers, feed)) return reply.status(304).send();
    return reply.header('Content-Type', feed.contentType).send(feed.body);
  });

  app.get<{ Params: { slug: string } }>('/demo/articles/:slug', routeOptions, (request, reply) => {
    const article = dueArticle(request.params.slug, time());
    return article ? sendPage(reply, articlePage(article, baseUrl)) : notFound(reply);
  });

  app.get<{ Params: { sourceId: string } }>('/demo/sources/:sourceId', routeOptions, (request, reply) => {
    const source = demoOutlet(request.params.sourceId);
    if (!source) return notFound(reply);
    return sendPage(reply, sourcePage(source, dueArticles(time(), source.id).slice(0, homePageArticles), baseUrl));
  });

  app.get<{ Params: { file: string }; Querystring: { w?: string } }>(
    '/demo/images/:file',
    routeOptions,
    async (request, reply) => {
      const name = /^(.+)\.jpg$/.exec(request.params.file)?.[1] ?? '';
      if (!pictureNames().has(name)) return notFound(reply);
      const width = nearestWidth(request.query.w);
      const key = `${name} ${String(width)}`;
      const picture = pictures.get(key) ?? rasterise(name, width);
      pictures.set(key, picture);
      return reply
        .header('Content-Type', 'image/jpeg')
        .header('Cache-Control', `public, max-age=${String(daySeconds)}`)
        .header('Cross-Origin-Resource-Policy', 'cross-origin') // mails embed them too
        .send(await picture);
    },
  );
}

/** RFC 9110, 13.1.3: If-Modified-Since is ignored if If-None-Match is present. */
function isNotModified(
  headers: { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined },
  feed: { etag: string; lastModified: Date },
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => ['*', feed.etag].includes(tag.trim().replace(/^W\//, '')));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return feed.lastModified.getTime() <= since;
}

/**
 * The smallest available width that is at least the requested one. A fixed set, so that no client can fill the cache.
 */
function nearestWidth(asked: string | undefined): number {
  const wanted = Number(asked);
  return widths.find((width) => width >= wanted) ?? 1200;
}

async function rasterise(name: string, width: number): Promise<Buffer> {
  return sharp(await readPicture(name))
    .resize({ width })
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toBuffer();
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('Content-Security-Policy', pagePolicy)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .send(html);
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).header('Content-Type', 'text/plain; charset=utf-8').send('Not found');
}
