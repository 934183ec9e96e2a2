import { sql, type SelectQueryBuilder } from 'kysely';
import { limits } from '@contract/limits';
import type { Source } from '@contract/topic';
import { fold, folded } from '@server/db/caseFold';
import type { Database, Db, Tx } from '@server/db/schema';

/** The sources among these ids that a department may use, with the columns that decide whether a topic may. */
export function usableSources(db: Db | Tx, departmentId: string, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return visible(db, departmentId)
    .select(['source.id', 'source.publish_only', 'source.type'])
    .where('source.id', 'in', [...ids])
    .execute();
}

/** The top-level sources, packages first, then by name: either those of published content or all others. */
export function listSources(db: Db, departmentId: string, publishOnly: boolean): Promise<Source[]> {
  const inNone = sql<boolean>`not exists (select 1 from source_package_member member
    join source package on package.id = member.package_id and package.removed_at is null
    where member.source_id = source.id)`;
  return read(
    visible(db, departmentId)
      // A topic of any kind may name the department's own publish channels.
      .where((source) =>
        publishOnly
          ? source('source.publish_only', '=', true)
          : source.or([source('source.publish_only', '=', false), source('source.type', '=', 'CHANNEL')]),
      )
      .where(inNone),
  );
}

/** The ids of the sources of published content that a department sees, without packages' expansion. */
export async function publishSourceIds(db: Db, departmentId: string): Promise<string[]> {
  const rows = await visible(db, departmentId).where('source.publish_only', '=', true).select('source.id').execute();
  return rows.map(({ id }) => id);
}

/** The provider's sources at the top level, packages first, then by name; without publish-only ones. */
export function listProviderSources(db: Db): Promise<Source[]> {
  return listSources(db, noDepartment, false);
}
/** The id of no department, so that no channels are visible. */
const noDepartment = '';

/** A source that the department may use. */
export async function findSource(db: Db, departmentId: string, id: string): Promise<Source | undefined> {
  const [source] = await read(visible(db, departmentId).where('source.id', '=', id));
  return source;
}

/** The sources of a package, sorted by name. */
export function childrenOf(db: Db, departmentId: string, packageId: string): Promise<Source[]> {
  return read(
    visible(db, departmentId).where('source.id', 'in', (members) =>
      members.selectFrom('source_package_member').select('source_id').where('package_id', '=', packageId),
    ),
  );
}

/** The sources among these ids that exist and that the department may use, packages first, then by name. */
export async function sourcesAmong(db: Db, departmentId: string, ids: readonly string[]): Promise<Source[]> {
  if (ids.length === 0) return [];
  return read(visible(db, departmentId).where('source.id', 'in', [...ids]));
}

/** The provider's sources and the department's own channels, without removed ones. */
function visible(db: Db | Tx, departmentId: string) {
  return db
    .selectFrom('source')
    .where('source.removed_at', 'is', null)
    .where('source.type', '<>', 'TOPICS')
    .where((source) =>
      source.or([source('source.department_id', 'is', null), source('source.department_id', '=', departmentId)]),
    );
}

const memberCount = sql<number>`(select count(*)::int from source_package_member member
  join source child on child.id = member.source_id and child.removed_at is null
  where member.package_id = source.id)`;

async function read(sources: SelectQueryBuilder<Database, 'source', unknown>): Promise<Source[]> {
  const rows = await sources
    .select([
      'source.id',
      'source.name',
      'source.type',
      'source.number',
      'source.description',
      'source.publish_only as publishOnly',
      memberCount.as('children'),
    ])
    .orderBy(sql`source.type <> 'PACKAGE'`)
    .orderBy(sql`lower(source.name)`)
    .orderBy('source.id')
    .execute();
  return rows.flatMap(({ children, type, ...row }): Source[] => {
    if (type === 'TOPICS') return [];
    return [type === 'PACKAGE' ? { ...row, type, package: true, children } : { ...row, type, package: false }];
  });
}

/** Replaces packages with their sources; other ids stay. */
export async function openPackages(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const members = await db
    .selectFrom('source_package_member')
    .select('source_id')
    .where('package_id', 'in', [...ids])
    .execute();
  return [...new Set([...ids, ...members.map((member) => member.source_id)])];
}

/** All article sources that the department may use, including those in packages, sorted by name. */
export function listAllSources(db: Db, departmentId: string) {
  return visible(db, departmentId)
    .select(['source.id as value', 'source.name as label'])
    .where('source.type', '<>', 'PACKAGE')
    .orderBy(sql`lower(source.name)`)
    .orderBy('source.id')
    .execute();
}

/** The names of article sources that the department may use in which a word starts with the typed text, sorted. */
export async function sourcesBeginning(db: Db, departmentId: string, typed: string, limit: number): Promise<string[]> {
  const wanted = fold(typed).trim();
  if (wanted.length < limits.queryPrefixMin) return [];
  const name = folded(sql`source.name`);
  const rows = await visible(db, departmentId)
    .select('source.name')
    .where('source.type', '<>', 'PACKAGE')
    .where(sql<boolean>`strpos(' ' || ${name}, ${` ${wanted}`}) > 0`)
    .groupBy('source.name')
    .orderBy(sql`strpos(${name}, ${wanted}) = 1`, 'desc')
    .orderBy(sql`lower(source.name)`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.name);
}
