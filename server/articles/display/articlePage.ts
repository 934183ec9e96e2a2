import type { Article } from '@contract/article';
import type { Attachment } from '@contract/attachments';
import { escapeHtml } from '@server/engine/escapeHtml';
import { cleanHtml } from '@server/engine/feeds/cleanHtml';

/**
 * An article as an HTML page without scripts, for printing and for translation services.
 * @param nonce Of the page's style, which its content security policy requires.
 * @param publicUrl The base of relative links.
 */
export function articlePage(article: Article, nonce: string, publicUrl: string): string {
  const date = article.lastModified.slice(0, 10);
  const credits = [article.publication || article.branding.name, article.by].filter((text) => text !== '');
  const hasLead = article.description !== '';
  return `<!doctype html>
<html lang="${escapeHtml(article.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<title>${escapeHtml(article.headline)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<article>
<h1 dir="auto">${article.headlineMarked}</h1>
<p class="meta">${escapeHtml(credits.join(' · '))} <time datetime="${article.lastModified}">${date}</time></p>
${hasLead ? `<p class="lead" dir="auto">${escapeHtml(article.description)}</p>` : ''}
<div dir="auto">${cleanHtml(article.body, article.link ?? publicUrl)}</div>
${attachmentList(article.attachments ?? [], publicUrl)}
${article.link === null ? '' : sourceLink(article.link)}
</article>
</body>
</html>`;
}

/** The page in place of an article that was withdrawn, or of an address that isn't valid. */
export function noticePage(text: string, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<title>${escapeHtml(text)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body><article><h1>${escapeHtml(text)}</h1></article></body>
</html>`;
}

const sourceLink = (link: string): string =>
  /^https?:/i.test(link)
    ? `<p class="meta"><a href="${escapeHtml(link)}" rel="noopener noreferrer nofollow">${escapeHtml(link)}</a></p>`
    : '';

/** What an article attaches, without the articles that the reader can't open. */
function attachmentList(attachments: readonly Attachment[], publicUrl: string): string {
  const items = attachments.flatMap(({ headline, description, link, article }) => {
    const address = article === null ? link : articleAddress(article, publicUrl);
    if (!/^https?:/i.test(address)) return [];
    const text = description === '' ? '' : ` – ${escapeHtml(description)}`;
    return `<li><a href="${escapeHtml(address)}" rel="noopener noreferrer nofollow">${escapeHtml(headline || address)}</a>${text}</li>`;
  });
  return items.length === 0 ? '' : `<h2>Attachments</h2>\n<ul>${items.join('')}</ul>`;
}

const articleAddress = (
  { itemId, itemVersion, ownerId }: NonNullable<Attachment['article']>,
  publicUrl: string,
): string =>
  ownerId === null
    ? `${publicUrl}/landing-article/${itemId}/${itemVersion}`
    : `${publicUrl}/workspace-article/${itemId}/${ownerId}/${itemVersion}`;

const style = `
:root { color-scheme: light dark; font: 18px/1.65 Georgia, "Times New Roman", serif; }
body { margin: 0; padding: 24px; background: #fff; color: #1b2733; }
article { max-width: 680px; margin: 0 auto; overflow-wrap: anywhere; }
h1 { font-size: 1.7rem; line-height: 1.25; }
h2, h3, h4, h5, h6 { font-size: 1.15rem; line-height: 1.35; }
.meta { color: #52606d; font: 0.8rem/1.5 system-ui, sans-serif; }
.lead { font-weight: 600; }
a { color: #0b5cad; }
img { max-width: 100%; height: auto; }
table { display: block; overflow-x: auto; border-collapse: collapse; }
th, td { border: 1px solid #cbd2d9; padding: 4px 8px; text-align: start; }
pre { overflow-x: auto; }
@media (prefers-color-scheme: dark) {
  body { background: #12181d; color: #e8edf1; }
  .meta { color: #a3b0bb; }
  a { color: #6db3ff; }
}
@media print {
  body { padding: 0; background: #fff; color: #000; }
  a { color: inherit; }
  mark { background: none; font-weight: 600; }
}
`;
