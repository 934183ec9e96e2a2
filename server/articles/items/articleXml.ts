import { escapeHtml } from '@server/engine/escapeHtml';
import { infoOf } from './toArticle';
import type { ArticleRow } from './visibleArticles';

// Everything except the Char production of XML 1.0; these characters can't be written, not even escaped.
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
  return escapeHtml(text.replace(unwritable, ''));
}

function element(name: string, text: string | null, indent = '  '): string {
  return text === null || text === '' ? '' : `${indent}<${name}>${escaped(text)}</${name}>\n`;
}

/** A complete article as XML; `body` contains its HTML as text. */
export function toXml(row: ArticleRow): string {
  const info = infoOf(row.publication, row.metadata).map(
    ({ name, values }) =>
      `  <info name="${escaped(name)}">\n${values.map((value) => element('value', value, '    ')).join('')}  </info>\n`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<item id="${row.item_id}" version="${row.version}" language="${escaped(row.language)}">\n`,
    element('headline', row.headline),
    element('description', row.summary),
    ...row.author.map((author) => element('by', author)),
    element('published', row.published.toISOString()),
    element('lastModified', (row.updated ?? row.published).toISOString()),
    element('publication', row.publication),
    element('source', row.source_name),
    element('link', row.url),
    element('contentCategory', row.content_name),
    ...info,
    ...(row.metadata.keyword ?? []).map((keyword) => element('keyword', keyword)),
    element('body', row.body_html),
    '</item>\n',
  ].join('');
}
