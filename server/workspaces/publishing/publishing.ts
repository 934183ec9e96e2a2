import { times } from '@contract/limits';
import { withdrawEverywhere } from '@server/alerts/withdrawnArticles';
import { prepareItems, storeItems, type IngestResult, type PreparedItems } from '@server/articles/items/ingest';
import { findItemId } from '@server/articles/items/versionStore';
import type { Tx } from '@server/db/schema';
import { signFilesIn } from '@server/files/fileAddress';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { conflict, notFound } from '@server/http/errors';
import { announceOwnArticles } from '../notifications/announce';
import { lockOwnArticles, readOwnArticle, setPublishedVersion, type OwnArticleRow } from '../own-articles/repository';
import { publishedItem } from './publishedItem';
import { publicationsOf, savePublication, setPublicationTopics, withdrawPublications } from './repository';
import { sourcesOfTargets, type PublishTargets } from './targets';

const texts = {
  missing: 'Could not retrieve the article.',
  removed: 'A selected channel was just removed. Please check your selection and try again.',
} as const;

/** The version that was published, and what became of its items; the caller counts them after its transaction. */
export interface Published extends IngestResult {
  version: number;
}

/**
 * Publishes the newest version of an own article exactly to these channels and topics: it is withdrawn from all others.
 * Everything happens in the caller's transaction, or nothing.
 */
export async function publishWithin(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  id: string,
  targets: PublishTargets,
): Promise<Published> {
  const now = deps.clock();
  const [locked] = await lockOwnArticles(tx, caller.departmentId, [id]);
  const newest = locked && (await readOwnArticle(tx, caller.departmentId, id));
  if (!newest) throw notFound(texts.missing);
  const row = await withSignedFiles({ ...deps, db: tx }, newest);
  // Analyzed while only the article is locked: the channels, which others publish to, are locked after it.
  const prepared = await analyzed(tx, row, targets, now);
  const stored = await store(tx, row, prepared, now);
  await setPublicationTopics(tx, id, targets.topicIds);
  const chosen = new Set(prepared.map(({ batch }) => batch.sourceId));
  const left = (await publicationsOf(tx, id)).map(({ sourceId }) => sourceId).filter((one) => !chosen.has(one));
  await withdraw(tx, deps, id, left);
  await setPublishedVersion(tx, id, row.version, now);
  await announceOwnArticles(tx, [id]);
  return { version: row.version, ...stored };
}

/** Readers of mails and feeds have no session, and keep them for years: the addresses of files are signed for as long. */
async function withSignedFiles(deps: Deps, row: OwnArticleRow): Promise<OwnArticleRow> {
  const sign = (html: string) => signFilesIn(deps, row.department_id, html, times.publishedFileAddressSeconds);
  return { ...row, body_html: await sign(row.body_html), document: await sign(row.document) };
}

/** The items that an own article becomes, one per source, in the order of the sources' ids. */
async function analyzed(tx: Tx, row: OwnArticleRow, targets: PublishTargets, now: Date): Promise<PreparedItems[]> {
  const before = new Map((await publicationsOf(tx, row.id)).map((one) => [one.sourceId, one]));
  const prepared: PreparedItems[] = [];
  const sources = await sourcesOfTargets(tx, row.department_id, targets);
  // Sorted, so that two people who publish at the same time can't deadlock.
  for (const { sourceId, topicIds } of sources.toSorted((a, b) => (a.sourceId < b.sourceId ? -1 : 1))) {
    const withdrawnAt = before.get(sourceId)?.withdrawnAt ?? null;
    const item = publishedItem({ row, topicIds, withdrawnAt, now });
    prepared.push(await prepareItems(tx, { sourceId, items: [item], receivedAt: now }));
  }
  return prepared;
}

async function store(tx: Tx, row: OwnArticleRow, prepared: readonly PreparedItems[], now: Date) {
  const result: IngestResult = { created: 0, updated: 0, unchanged: 0 };
  for (const one of prepared) {
    const { batch } = one;
    const { created, updated } = await storeItems(tx, { ...one, batch: { ...batch, receivedAt: now } });
    result.created += created.length;
    result.updated += updated.length;
    result.unchanged += batch.items.length - created.length - updated.length;
    const [item] = batch.items;
    const itemId = item && (await findItemId(tx, batch.sourceId, item.guid));
    if (itemId === undefined) throw conflict(texts.removed);
    await savePublication(tx, row.id, { sourceId: batch.sourceId, itemId });
  }
  return result;
}

/** Withdraws an own article from sources, also from the alerts that wait to be made or sent. */
export async function withdraw(tx: Tx, deps: Deps, articleId: string, sourceIds: readonly string[]): Promise<void> {
  const itemIds = await withdrawPublications(tx, articleId, sourceIds, deps.clock());
  await withdrawEverywhere(tx, deps, itemIds);
}
