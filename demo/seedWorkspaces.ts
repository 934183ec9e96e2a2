import { sql } from 'kysely';
import { insertAppSetting, readAppSetting } from '@server/db/appSettings';
import type { Db, Tx } from '@server/db/schema';
import { insertWorkspace } from '@server/workspaces/access';
import { insertArticles } from '@server/workspaces/contents/repository';
import { addToSection, insertSection } from '@server/workspaces/sections/repository';
import { seedLabels } from './seedLabels';
import { seedOwnArticles, type OwnArticleOptions } from './seedOwnArticles';
import { demoWorkspaces, type DemoSection, type DemoWorkspace } from './department/workspaces';

const settingKey = 'demo workspaces';

/** Time between two saved articles, because people don't save a dozen at once. */
const saveIntervalMs = 7 * 60_000;

interface SavedPlace {
  workspaceId: string;
  /** Ids of the workspace articles by slug. */
  places: ReadonlyMap<string, string>;
}

/**
 * Fills the demo's workspaces with saved and own articles, and labels some, once, as soon as all of their articles have
 * been read from the feeds. Returns true if there is nothing left to do.
 */
export async function seedDemoWorkspaces(db: Db, options: OwnArticleOptions): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo workspaces', 0))`.execute(tx);
    if ((await readAppSetting(tx, settingKey)) !== undefined) return true;
    const items = await findItems(tx);
    if (!items) return false;
    for (const workspace of demoWorkspaces) await seedWorkspace(tx, workspace, items, options.now);
    await seedOwnArticles(tx, options);
    await seedLabels(tx, new Map([...items].map(([slug, { id }]) => [slug, id])), options.now);
    await insertAppSetting(tx, settingKey, true);
    return true;
  });
}

interface DemoItem {
  id: string;
  version: number;
  headline: string;
}

/** All needed items by slug; undefined while one is still missing. */
async function findItems(tx: Tx): Promise<Map<string, DemoItem> | undefined> {
  const slugs = [...new Set(demoWorkspaces.flatMap(({ articles }) => articles))];
  const rows = await tx
    .selectFrom('item as i')
    .innerJoin('item_version as v', 'v.item_id', 'i.id')
    .select(['i.id', 'i.guid', 'v.version', 'v.headline'])
    .where('v.is_latest', '=', true)
    .where(
      'i.guid',
      'in',
      slugs.map((slug) => `demo:${slug}`),
    )
    .execute();
  const items = new Map(rows.map(({ guid, ...item }) => [guid.slice('demo:'.length), item]));
  return items.size === slugs.length ? items : undefined;
}

async function seedWorkspace(
  tx: Tx,
  { uid, group, articles, sections = [] }: DemoWorkspace,
  items: ReadonlyMap<string, DemoItem>,
  now: Date,
): Promise<void> {
  const person = await tx
    .selectFrom('user_account')
    .select(['id', 'department_id'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  // The user was deleted, or the group renamed, before the feeds were read.
  if (!person) return;
  const workspaceId = group === undefined ? person.id : await findGroup(tx, person, group);
  if (workspaceId === undefined) return;
  const isPersonal = group === undefined;
  await insertWorkspace(tx, { id: workspaceId, departmentId: person.department_id, isPersonal });
  const places = new Map<string, string>();
  for (const [index, slug] of articles.entries()) {
    const item = items.get(slug);
    if (!item) continue;
    const saved = await insertArticles(tx, {
      workspaceId,
      versions: [{ itemId: item.id, version: item.version, headline: item.headline }],
      sharedBy: isPersonal ? null : person.id,
      now: new Date(now.getTime() - index * saveIntervalMs),
    });
    if (saved.has(item.id)) places.set(slug, item.id);
  }
  await seedSections(tx, { workspaceId, places }, sections, null);
}

async function findGroup(
  tx: Tx,
  person: { id: string; department_id: string },
  name: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('user_group as g')
    .innerJoin('user_group_member as m', 'm.group_id', 'g.id')
    .select('g.id')
    .where('g.name', '=', name)
    .where('g.department_id', '=', person.department_id)
    .where('m.user_id', '=', person.id)
    .executeTakeFirst();
  return row?.id;
}

async function seedSections(
  tx: Tx,
  saved: SavedPlace,
  sections: readonly DemoSection[],
  parentId: string | null,
): Promise<void> {
  const { workspaceId, places } = saved;
  for (const { name, description, articles, sections: inner = [] } of sections) {
    const id = await insertSection(tx, { workspaceId, parentId, name, description });
    const ids = articles.flatMap((slug) => places.get(slug) ?? []);
    if (ids.length > 0) await addToSection(tx, workspaceId, id, ids);
    await seedSections(tx, saved, inner, id);
  }
}
