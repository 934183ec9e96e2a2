import { defaultCategory } from '@contract/newsml/newsDocument';
import { cleanHtml } from '@server/engine/feeds/cleanHtml';
import { writeNewsItem } from '@server/engine/newsml/newsItem';
import type { ArticleRow } from '../items/visibleArticles';

/**
 * An article of a source as a NewsML-G2 newsItem, with its source as the copyright holder. The only place that decides
 * which kind of XML the display host sends.
 */
export function articleDocument(row: ArticleRow, publicUrl: string): string {
  const publication = row.publication || row.source_name;
  const published = row.published.toISOString();
  return writeNewsItem(
    {
      // A tag URI (RFC 4151) of this installation.
      guid: `tag:${new URL(publicUrl).hostname},2026:item/${row.item_id}`,
      version: row.version,
      versionCreated: (row.updated ?? row.published).toISOString(),
      firstCreated: published,
      pubStatus: 'usable',
      embargoed: null,
      language: row.language,
      category:
        row.category_id === null ? defaultCategory : { id: row.category_id, name: row.content_name ?? row.category_id },
      headline: row.headline,
      slugline: '',
      by: row.author.join(', '),
      authors: row.author,
      description: row.summary === '' ? [] : [row.summary],
      bodyHtml: cleanHtml(row.body_html, row.url ?? publicUrl),
      keywords: row.metadata.keyword ?? [],
      providerName: 'Watchdesk',
      copyrightHolder: publication,
      copyrightNotice: '',
      original: { publication, link: row.url ?? '' },
      attachments: [],
    },
    { audience: 'export' },
  );
}
