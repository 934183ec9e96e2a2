import { connect } from '@server/db/connect';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import { mergeSegments, sealTail } from '@server/search/ranking/seal';
import { flushWordIndex } from '@server/search/wordIndex';
import { readSentences, recombined, take } from './corpus';
import { storeBatch } from './fillArticles';

// Runs as a process of its own: stores a number of articles per second and seals them as the background job does, until
// it is stopped.
const [url = '', perSecond = '50'] = process.argv.slice(2);
const connection = connect(url, { name: 'bench arrivals' });
// Read before the parent starts to measure.
const arrivals = recombined(readSentences().sentences, 77, new Date());
const stopping = new AbortController();

/** The next articles, published now: dates ahead would be newer than what arrives in a later run on the same database. */
function arrived(count: number): ArticleText[] {
  const published = new Date().toISOString();
  return take(arrivals, count).map((article) => ({ ...article, published }));
}

async function every(milliseconds: number, work: () => Promise<unknown>): Promise<void> {
  for (let next = Date.now(); !stopping.signal.aborted; next += milliseconds) {
    await work();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next + milliseconds - Date.now())));
  }
}

const ended = Promise.all([
  every(200, () => storeBatch(connection.pool, arrived(Math.ceil(Number(perSecond) / 5)))),
  every(1_000, () => sealTail(connection.pool, 2_000)),
  every(1_000, () => flushWordIndex(connection.pool)),
  every(2_000, () => mergeSegments(connection.pool)),
]);
process.send?.('ready');
const stop = (): void => {
  stopping.abort();
  void ended.finally(() => connection.close()).finally(() => process.exit());
};
process.once('disconnect', stop);
// The parent may have exited while this was being read.
if (!process.connected) stop();
