import { parseFeed } from '@server/engine/feeds/parseFeed';

const item = (parts: { title?: string; html?: string; date?: string; image?: string }) =>
  `<rss><channel><title>T</title><link>https://v.example/</link><item><guid>1</guid><title>${parts.title ?? 'A title'}</title>` +
  `<pubDate>${parts.date ?? 'Mon, 02 Feb 2026 10:00:00 GMT'}</pubDate>` +
  `<description><![CDATA[${parts.html ?? '<p>Some words with <a href="https://l.example/a?id=1">a link</a>.</p>'}]]></description></item></channel></rss>`;

async function hashOf(parts: Parameters<typeof item>[0]): Promise<string> {
  const feed = await parseFeed({
    bytes: Buffer.from(item(parts)),
    contentType: '',
    url: 'https://v.example/f',
    receivedAt: new Date('2026-11-20T12:00:00Z'),
  });
  return (feed.kind === 'feed' && feed.items[0]?.contentHash) || '';
}

test.each([
  ['date', { date: 'Tue, 03 Feb 2026 10:00:00 GMT' }],
  [
    'markup',
    { html: '<div><strong>Some words</strong><br>with <a class="x" href="https://l.example/a?id=1">a link</a>.</div>' },
  ],
  [
    'tracker in a link',
    { html: '<p>Some words with <a href="https://l.example/a?utm_source=rss&id=1">a link</a>.</p>' },
  ],
  ['scheme of a link', { html: '<p>Some words with <a href="http://l.example/a?id=1">a link</a>.</p>' }],
  [
    'counting pixel',
    {
      html: '<p>Some words with <a href="https://l.example/a?id=1">a link</a>.</p><img src="https://c.example/1x1.gif?now=1" width=1>',
    },
  ],
  ['script', { html: '<p>Some words with <a href="https://l.example/a?id=1">a link</a>.</p><script>now()</script>' }],
])('changing only the %s keeps the version', async (_name, parts) => {
  expect(await hashOf(parts)).toBe(await hashOf({}));
});

test("changing the signature in an image's URL keeps the version", async () => {
  const html = (query: string) => `<p>Words</p><img src="https://i.example/a.jpg?${query}">`;
  expect(await hashOf({ html: html('w=600&sig=abc') })).toBe(await hashOf({ html: html('w=800&sig=def') }));
});

test.each([
  ['headline', { title: 'Another title' }],
  ['word', { html: '<p>Some other words with <a href="https://l.example/a?id=1">a link</a>.</p>' }],
  ['link', { html: '<p>Some words with <a href="https://l.example/a?id=2">a link</a>.</p>' }],
  ['image', { html: '<p>Some words with <a href="https://l.example/a?id=1">a link</a>.</p><img src="/new.jpg">' }],
])('changing the %s makes a new version', async (_name, parts) => {
  expect(await hashOf(parts)).not.toBe(await hashOf({}));
});
