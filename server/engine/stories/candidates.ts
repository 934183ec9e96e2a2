import { sql } from 'kysely';
import type { Tx } from '@server/db/schema';
import { lookUp, near, rewrite } from './parameters';
import { bandsOf } from './sketch';
import { keysOf } from './termVector';
import type { Telling } from './likeness';

/** Items worth comparing with an article: those that may tell its story, and older ones of its storyline. */
export interface Candidates {
  alike: string[];
  older: string[];
}

interface Asked {
  item: string;
  key: number;
  weight: number;
  since: Date;
  until: Date;
  most: number;
  older: boolean;
}

const hourMs = 3_600_000;

function askedOf(article: Telling): Asked[] {
  const { itemId: item, published } = article;
  const at = (hours: number): Date => new Date(published + hours * hourMs);
  const around = { since: at(-rewrite.hours), until: at(rewrite.hours), most: lookUp.perTerm, older: false };
  const before = {
    since: at(-rewrite.backgroundHours),
    until: at(-rewrite.backgroundAfterHours),
    most: lookUp.perOlderTerm,
    older: true,
  };
  const copies = { since: at(-near.hours), until: at(near.hours), most: lookUp.perBand, older: false };
  const terms = keysOf(article.terms).map(({ hash: key, weight }) => ({ item, key, weight }));
  return [
    ...terms.map((term) => ({ ...term, ...around })),
    ...terms.map((term) => ({ ...term, ...before })),
    ...bandsOf(article.sketch).map((key) => ({ item, key, weight: 1, ...copies })),
  ];
}

/**
 * Finds, for a batch, what to compare each article with: by a band of shingles in common, or by two heavy terms. What it
 * costs is bounded by the look-ups and their limits, however many articles there are.
 */
export async function findCandidates(tx: Tx, articles: readonly Telling[]): Promise<Map<string, Candidates>> {
  const found = new Map(articles.map(({ itemId }): [string, Candidates] => [itemId, { alike: [], older: [] }]));
  const asked = articles.flatMap(askedOf);
  const column = <Name extends keyof Asked>(name: Name) => asked.map((one) => one[name]);
  const { rows } = await sql<{ item: string; other: string; older: boolean }>`
    with asked as (
      select * from unnest(${column('item')}::bigint[], ${column('key')}::int[], ${column('weight')}::real[],
        ${column('since')}::timestamptz[], ${column('until')}::timestamptz[], ${column('most')}::int[],
        ${column('older')}::bool[]) as a(item, key, weight, since, until, most, older)),
    found as (
      select a.item, a.older, k.item_id as other, sum(a.weight) as weight
      from asked a cross join lateral (
        select k.item_id from story_key k
        where k.key = a.key and k.published between a.since and a.until
        order by k.published desc limit a.most) k
      where k.item_id <> a.item
      group by a.item, a.older, k.item_id
      -- Two terms, or one band, whose weight is 1.
      having count(*) > 1 or sum(a.weight) >= 1)
    select item, other, older from (
      select *, row_number() over (partition by item, older order by weight desc, other) as place from found) ranked
    where place <= case when older then ${lookUp.older}::int else ${lookUp.compared}::int end
    order by item, older, place`.execute(tx);
  for (const { item, other, older } of rows) found.get(item)?.[older ? 'older' : 'alike'].push(other);
  return found;
}
