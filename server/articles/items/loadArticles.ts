import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import type { AnalyzedArticle } from '@server/engine/analyzer/analyzedArticle';
import {
  metadataFields,
  noMetadata,
  type ArticleMetadata,
  type ArticleText,
} from '@server/engine/analyzer/articleText';
import { isRecord } from '@server/engine/isRecord';
import { topicSource } from '@server/topics/topicSource';

/** Runs a statement on a pool, a client, or a search's session. */
export type RunStatement = (text: string, values: unknown[]) => Promise<ArticleRow[]>;

export interface VersionKey {
  itemId: string;
  version: number;
}

export interface ArticleRow {
  item_id: string;
  version: number;
  source_id: string;
  source_name: string;
  package_ids: string[];
  department_id: string | null;
  published: Date;
  headline: string;
  summary: string;
  body_text: string;
  author: string[];
  publication: string;
  language: string;
  category_id: string | null;
  category_name: string | null;
  metadata: unknown;
}

const statement = `
  select v.item_id, v.version, v.source_id, s.name as source_name,
    array(select m.package_id from source_package_member m where m.source_id = v.source_id order by 1) as package_ids,
    v.department_id, v.published, v.headline, v.summary, v.body_text, v.author, v.publication, v.language,
    v.category_id, c.content_name as category_name, v.metadata
  from unnest($1::bigint[], $2::int[]) as wanted(item_id, version)
  join item_version v on v.item_id = wanted.item_id and v.version = wanted.version
  join source s on s.id = v.source_id
  left join content_category c on c.id = v.category_id`;

function names(metadata: unknown, field: string): string[] {
  const value = isRecord(metadata) ? metadata[field] : undefined;
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];
}

/** The metadata column as lists of names. Missing or malformed members become empty lists. */
function metadataOf(metadata: unknown): ArticleMetadata {
  const all: Record<keyof ArticleMetadata, string[]> = noMetadata();
  for (const field of metadataFields) all[field] = names(metadata, field);
  return all;
}

function articleTextOf(row: ArticleRow): ArticleText {
  return {
    ...metadataOf(row.metadata),
    headline: row.headline,
    summary: row.summary,
    body: row.body_text,
    author: row.author,
    publication: row.publication,
    category: row.category_id === null ? null : { id: row.category_id, name: row.category_name ?? '' },
    categoryNames: names(row.metadata, 'categoryNames'),
    language: row.language,
    source: {
      id: row.source_id,
      name: row.source_name,
      packageIds: [...row.package_ids, ...names(row.metadata, 'publishedTo').map(topicSource)],
    },
    departmentId: row.department_id,
    published: row.published.toISOString(),
  };
}

export function versionName(key: VersionKey): string {
  return `${key.itemId}/${key.version}`;
}

/** Reads stored versions, keyed by `versionName`. Deleted versions are missing. */
export async function loadTexts(run: RunStatement, keys: readonly VersionKey[]): Promise<Map<string, ArticleText>> {
  if (keys.length === 0) return new Map();
  const rows = await run(statement, [keys.map((key) => key.itemId), keys.map((key) => key.version)]);
  return new Map(rows.map((row) => [versionName({ itemId: row.item_id, version: row.version }), articleTextOf(row)]));
}

/** Reads and analyzes stored versions, keyed by `versionName`. Deleted versions are missing. */
export async function loadArticles(
  run: RunStatement,
  keys: readonly VersionKey[],
): Promise<Map<string, AnalyzedArticle>> {
  const texts = await loadTexts(run, keys);
  return new Map([...texts].map(([name, text]) => [name, analyzeArticle(text)]));
}
