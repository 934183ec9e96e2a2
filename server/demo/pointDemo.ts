import { sql } from 'kysely';
import type { Db } from '@server/db/schema';

/**
 * The addresses of the demo's feeds, and of its articles and their pictures, where this server now answers: its port may have
 * changed since the last start. An article read again is no other version by it: where a picture lies does not count there.
 */
export async function pointDemo(db: Db, origin: string): Promise<void> {
  const url = sql<string>`${origin}::text || substring(url from '/demo/feeds/.*$')`;
  await db
    .updateTable('feed')
    .set({ url, etag: null, last_modified: null })
    .where('url', '~', '^http://localhost:[0-9]+/demo/feeds/')
    .where('url', '!=', url)
    .execute();
  const here = (column: 'url' | 'image_url' | 'body_html') =>
    sql<string>`regexp_replace(${sql.ref(column)}, 'http://localhost:[0-9]+(?=/demo/)', ${origin}, 'g')`;
  await db
    .updateTable('item_version')
    .set({ url: here('url'), image_url: here('image_url'), body_html: here('body_html') })
    .where('source_id', 'in', (from) =>
      from.selectFrom('feed').select('source_id').where('url', 'like', `${origin}/demo/feeds/%`),
    )
    .where((row) =>
      row.or([
        row('url', '!=', here('url')),
        row('image_url', '!=', here('image_url')),
        row('body_html', '!=', here('body_html')),
      ]),
    )
    .execute();
}
