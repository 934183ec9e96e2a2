import { limits } from '@contract/limits';
import type { ContentCategory } from '@contract/dictionaries';
import type { NewsAttachment, NewsDocument } from '@contract/newsml/newsDocument';
import { array, mixed, object, string } from 'yup';
import { t } from '@client/shared/texts/t';

/** What the form edits, without the body, which the editor holds. */
export interface ArticleValues {
  headline: string;
  description: string;
  categoryId: string;
  language: string;
  /** Separated by commas. */
  keywords: string;
  author: string;
  attachments: NewsAttachment[];
}

export const valuesOf = (document: NewsDocument): ArticleValues => ({
  headline: document.headline,
  description: document.description.join('\n'),
  categoryId: document.category.id,
  language: document.language,
  keywords: document.keywords.join(', '),
  author: document.by || document.authors.join(', '),
  attachments: document.attachments,
});

const keywordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ''),
  ),
];

/** No field is required. The limit of 280 characters for a description is shown, never enforced. */
export const articleSchema = () => {
  const line = () => string().max(limits.ownHeadline, t('field.tooLong', { n: limits.ownHeadline }));
  return object({
    headline: line(),
    author: line(),
    description: string().max(limits.ownDescription, t('field.tooLong', { n: limits.ownDescription })),
    categoryId: string(),
    language: string(),
    keywords: string().test(
      'count',
      t('articleForm.tooManyKeywords', { n: limits.ownKeywords }),
      (text = '') => keywordsOf(text).length <= limits.ownKeywords,
    ),
    attachments: array(mixed()),
  });
};

export const areSameValues = (one: ArticleValues, other: ArticleValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The document to save: the stored one with what the form changed. */
export function documentOf(
  stored: NewsDocument,
  values: ArticleValues,
  bodyHtml: string,
  categories: readonly ContentCategory[],
): NewsDocument {
  const author = values.author.trim();
  const before = valuesOf(stored);
  const category = categories.find(({ id }) => id === values.categoryId);
  return {
    ...stored,
    headline: values.headline.trim(),
    description: values.description.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])),
    category: category ? { id: category.id, name: category.contentName } : stored.category,
    language: values.language,
    keywords: keywordsOf(values.keywords),
    by: author,
    authors: author === before.author ? stored.authors : author === '' ? [] : [author],
    bodyHtml,
    attachments: values.attachments,
  };
}
