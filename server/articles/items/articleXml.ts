import type { Article } from '@contract/article';
import { escapeHtml } from '@server/engine/escapeHtml';

// Everything except the Char production of XML 1.0; these characters can't be written, not even escaped.
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
  return escapeHtml(text.replace(unwritable, ''));
}

function element(name: string, text: string | null, indent = '  '): string {
  return text === null || text === '' ? '' : `${indent}<${name}>${escaped(text)}</${name}>\n`;
}

/** A complete article as XML; `body` contains its HTML as text, which must be without highlighting. */
export function toXml(article: Article): string {
  const info = article.articleInfo.map(
    ({ name, values }) =>
      `  <info name="${escaped(name)}">\n${values.map((value) => element('value', value, '    ')).join('')}  </info>\n`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<item id="${article.itemId}" version="${article.itemVersion}" language="${escaped(article.language)}">\n`,
    element('headline', article.headline),
    element('description', article.description),
    element('by', article.by),
    element('published', article.published),
    element('lastModified', article.lastModified),
    element('publication', article.publication),
    element('source', article.branding.source),
    element('link', article.link),
    element('contentCategory', article.contentCategory?.contentName ?? null),
    ...info,
    ...article.keywords.map((keyword) => element('keyword', keyword)),
    element('body', article.body),
    '</item>\n',
  ].join('');
}
