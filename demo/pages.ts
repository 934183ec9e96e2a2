import { createHash } from 'node:crypto';
import { escapeHtml } from '@server/engine/escapeHtml';
import { articleUrl, bodyHtml, demoOutlet, feedUrl } from './feeds';
import { demoCategories } from './newsroom/categories';
import type { DemoOutlet } from './newsroom/sources';
import type { DueArticle } from './timetable';

const style = `
:root{color-scheme:light dark;--text:#1d2a36;--quiet:#51616f;--ground:#fff;--band:#fff3d6;--band-text:#5a4300;--line:#d5dde4;--link:#0b6b5c}
@media (prefers-color-scheme:dark){:root{--text:#e8edf1;--quiet:#a5b3bf;--ground:#12191f;--band:#3a2f10;--band-text:#ffe6a6;--line:#2c3842;--link:#5fd3bf}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:18px/1.65 Georgia,'Times New Roman',serif}
.band{background:var(--band);color:var(--band-text);font:14px/1.5 system-ui,sans-serif;padding:10px 24px;text-align:center}
header,main,footer{max-width:720px;margin:0 auto;padding:24px}
header{border-bottom:1px solid var(--line);font-family:system-ui,sans-serif}
header a{font-weight:700;text-decoration:none}
a{color:var(--link)}
h1{font-size:34px;line-height:1.2;margin:8px 0 12px}
h2{font-size:20px;line-height:1.3;margin:28px 0 4px}
.lead{font-size:20px;color:var(--quiet);margin:0 0 16px}
.by,footer{font:14px/1.5 system-ui,sans-serif;color:var(--quiet)}
figure{margin:24px 0}
img{display:block;max-width:100%;height:auto;border-radius:8px}
`;

/** The content security policy of these pages: only images from this server, and the inline style sheet. */
export const pagePolicy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const notice = 'This is fiction, written for the Watchdesk demo. No company, person, medicine, or agency in it exists.';

function page(title: string, language: string, head: string, ...body: string[]): string {
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>${head}<style>${style}</style></head>`,
    `<body><p class="band" lang="en" role="note">${notice}</p>`,
    ...body,
    '</body></html>',
    '',
  ].join('\n');
}

function date(instant: Date, language: string): string {
  return `<time datetime="${instant.toISOString()}">${escapeHtml(
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(instant),
  )} UTC</time>`;
}

/** The HTML page of an article. */
export function articlePage(due: DueArticle, baseUrl: string): string {
  const { article, headline, lead, published, updated } = due;
  const source = demoOutlet(article.source);
  const category = demoCategories.find(({ id }) => id === article.category);
  const corrected = updated ? ` · corrected ${date(updated, article.language)}` : '';
  return page(
    `${headline} - ${source?.name ?? ''}`,
    article.language,
    `<meta name="description" content="${escapeHtml(lead)}"><link rel="canonical" href="${escapeHtml(articleUrl(baseUrl, article.slug))}">`,
    `<header><a href="${escapeHtml(baseUrl + (source?.homepage ?? ''))}">${escapeHtml(source?.name ?? '')}</a></header>`,
    `<main><p class="by">${escapeHtml(category?.contentName ?? '')}</p><h1>${escapeHtml(headline)}</h1>`,
    `<p class="lead">${escapeHtml(lead)}</p>`,
    `<p class="by">${escapeHtml(article.author)} · ${date(published, article.language)}${corrected}</p>`,
    `${bodyHtml(due, baseUrl)}</main>`,
    `<footer>${escapeHtml(article.keywords.join(' · '))}</footer>`,
  );
}

/** The HTML home page of a publication: its newest articles and a link to its feed. */
export function sourcePage(source: DemoOutlet, due: DueArticle[], baseUrl: string): string {
  const type = `application/${source.format}+xml`;
  const list = due.map(
    ({ article, headline, lead, published }) =>
      `<article lang="${article.language}"><h2><a href="${escapeHtml(articleUrl(baseUrl, article.slug))}">${escapeHtml(headline)}</a></h2>` +
      `<p class="by">${escapeHtml(article.author)} · ${date(published, 'en')}</p><p>${escapeHtml(lead)}</p></article>`,
  );
  return page(
    source.name,
    'en',
    `<link rel="alternate" type="${type}" title="${escapeHtml(source.name)}" href="${escapeHtml(feedUrl(baseUrl, source.id))}">`,
    `<header><a href="${escapeHtml(feedUrl(baseUrl, source.id))}">Feed</a></header>`,
    `<main><h1>${escapeHtml(source.name)}</h1><p class="lead">${escapeHtml(source.description)}</p>`,
    ...list,
    '</main>',
  );
}
