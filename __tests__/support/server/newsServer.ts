import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface NewsServer {
  origin: string;
  /** The feed's address. */
  feed: string;
  /** What the feed holds from now on, newest first. */
  publish(article: { guid: string; headline: string; text: string }): void;
  /** How often the feed has been read. */
  readings(): number;
  close(): Promise<void>;
}

/** A news site with one RSS feed, at a given origin or at one of its own. */
export async function startNewsServer(at = 'http://127.0.0.1:0'): Promise<NewsServer> {
  const items: string[] = [];
  let readings = 0;
  const server = http.createServer((_request, response) => {
    readings += 1;
    response.setHeader('content-type', 'application/rss+xml; charset=utf-8');
    response.end(
      `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${items.join('')}</channel></rss>`,
    );
  });
  const { hostname, port } = new URL(at);
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
  const origin = `http://${hostname}:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    feed: `${origin}/feed.xml`,
    publish: ({ guid, headline, text }) =>
      void items.unshift(
        `<item><guid isPermaLink="false">${guid}</guid><link>${origin}/${encodeURIComponent(guid)}</link>` +
          `<title>${headline}</title><description>${text}</description>` +
          `<pubDate>${new Date().toUTCString()}</pubDate></item>`,
      ),
    readings: () => readings,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
