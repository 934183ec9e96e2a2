import type { ItemQuery } from '@contract/article';
import { limits, times } from '@contract/limits';
import type { TranslationAnswer, TranslationBody, TranslationOptions } from '@contract/translation';
import { translationLanguages } from '@contract/translationLanguages';
import type { Db } from '@server/db/schema';
import { cleanHtml } from '@server/engine/feeds/cleanHtml';
import type { Caller } from '@server/http/caller';
import { AppError, forbidden, invalid } from '@server/http/errors';
import { readDepartmentSettings } from '@server/people/departments/repository';
import { displayAddress } from '../display/displayAddress';
import { findArticle } from '../items/service';
import type { ItemDeps } from '../items/routes';
import { readArticle, type ArticleRow } from '../items/visibleArticles';
import { htmlParts } from './htmlParts';
import { translationRefusal, type TranslatedArticle } from './mayTranslate';
import { itemsOfOwnArticle } from './repository';
import { translateTexts } from './translateTexts';

/** How an article can be translated. For a page it contains the article's signed address. */
export async function translationOptions(
  deps: ItemDeps,
  caller: Caller,
  id: string,
  query: ItemQuery,
): Promise<TranslationOptions> {
  const { service, pageUrl } = deps.config.translation;
  const row = await findPublished(deps, caller, id, query);
  if (!service && pageUrl === undefined) return { by: 'none', pageUrl: null, refused: null };
  if (!row) return { by: 'none', pageUrl: null, refused: 'draft' };
  const refused = await refusalOf(deps.db, caller, row);
  if (refused !== null) return { by: 'none', pageUrl: null, refused };
  if (service) return { by: 'service', pageUrl: null, refused };
  // Without highlighting: only the text is translated.
  const { url } = await displayAddress(deps, caller, row.item_id, { version: row.version });
  return { by: 'page', pageUrl: pageUrl?.replaceAll('{url}', encodeURIComponent(url)) ?? null, refused };
}

/**
 * Translates an article by the configured service.
 * @throws AppError FORBIDDEN, VALIDATION, or TRANSLATION_FAILED
 */
export async function translateArticle(
  deps: ItemDeps,
  caller: Caller,
  { id, query, body, signal }: { id: string; query: ItemQuery; body: TranslationBody; signal: AbortSignal },
): Promise<TranslationAnswer> {
  const { source, target } = body;
  const { db, config } = deps;
  const row = await findPublished(deps, caller, id, query);
  if (!row || (await refusalOf(db, caller, row)) !== null) throw forbidden();
  const { service } = config.translation;
  if (!service) throw new AppError('TRANSLATION_FAILED', 'Translation is not set up. Ask your administrator.');
  if (![source, target].every((code) => translationLanguages.includes(code))) throw invalid('Unknown language');
  if (source === target) throw invalid('Please choose two different languages.');
  if (row.body_html.length > limits.translationCharacters) throw invalid('This article is too long to translate.');
  const request = { source, target, signal: AbortSignal.any([signal, AbortSignal.timeout(times.translationMs)]) };
  try {
    const texts = [row.headline, row.summary];
    const [headline = '', description = ''] = await translateTexts(service, texts, { ...request, format: 'text' });
    const parts = htmlParts(row.body_html, limits.translationPart);
    const html = await translateTexts(service, parts, { ...request, format: 'html' });
    // The service is untrusted: its HTML is sanitized like that of a source.
    return { headline, description, body: cleanHtml(html.join('\n'), row.url ?? config.publicUrl) };
  } catch (error) {
    throw new AppError('TRANSLATION_FAILED', 'Failed to translate the article.', { cause: error, expected: true });
  }
}

/**
 * The item, which of an own article is the published version: drafts are no items and are never sent. Undefined for an
 * own article that the caller can read in a workspace and that isn't published.
 */
async function findPublished(
  deps: ItemDeps,
  caller: Caller,
  id: string,
  query: ItemQuery,
): Promise<ArticleRow | undefined> {
  const { db, ownArticleToRead } = deps;
  if (query.isArticle !== true) return findArticle(db, caller, id, query);
  const own = await ownArticleToRead(deps, caller, id, {});
  if (!own) return findArticle(db, caller, id, query);
  // Each channel that it is published to has an item of its own, with the same text.
  for (const itemId of await itemsOfOwnArticle(db, caller.departmentId, id)) {
    const row = await readArticle(db, caller.departmentId, itemId);
    if (row?.withdrawn_at === null) return row;
  }
  return undefined;
}

async function refusalOf(db: Db, caller: Caller, row: ArticleRow): Promise<TranslationOptions['refused']> {
  const settings = await readDepartmentSettings(db, caller.departmentId);
  return translationRefusal(translatedArticleOf(row), {
    translateOwnArticles: settings?.translateOwnArticles === true,
  });
}

/** An item of a publish channel is a published version of an own article; what a source wrote is public. */
const translatedArticleOf = (row: ArticleRow): TranslatedArticle => ({ isOwn: row.publish_only, isDraft: false });
