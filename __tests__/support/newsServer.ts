import http from 'node:http';

export interface NewsServer {
  /** The feed's address. */
  feed: string;
  /** What the feed holds from now on, newest first. */
  publish(article: { guid: string; headline: string; text: string }): void;
  close(): Promise<void>;
}

/** A news site with one RSS feed, at a given origin. */
export async function startNewsServer(origin: string): Promise<NewsServer> {
  const items: string[] = [];
  const server = http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/rss+xml; charset=utf-8');
    response.end(
      `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${items.join('')}</channel></rss>`,
    );
  });
  const { hostname, port } = new URL(origin);
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
  return {
    feed: `${origin}/feed.xml`,
    publish: ({ guid, headline, text }) =>
      void items.unshift(
        `<item><guid isPermaLink="false">${guid}</guid><link>${origin}/${guid}</link><title>${headline}</title>` +
          `<description>${text}</description><pubDate>${new Date().toUTCString()}</pubDate></item>`,
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
