import { infoOf } from './article';
import type { ArticleRow } from './store';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML 1.0 has no way to write these, not even escaped.
// eslint-disable-next-line no-control-regex -- they are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

function escaped(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

function element(name: string, text: string | null, indent = '  '): string {
  return text === null || text === '' ? '' : `${indent}<${name}>${escaped(text)}</${name}>\n`;
}

/** An article in full as XML; `body` holds its HTML as text. */
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
