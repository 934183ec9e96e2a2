import type { NewsletterBody, NewsletterPreviewBody } from '@contract/newsletters';

/** What a preview is asked for with: the newsletter without its key. */
export function previewOf(body: NewsletterBody): NewsletterPreviewBody {
  const { key: _key, ...rest } = body;
  return rest;
}
