import type { NewsletterBody, NewsletterPreviewBody } from '@contract/newsletters';

/** The request body for a preview: the newsletter without its idempotency key. */
export function previewRequest(body: NewsletterBody): NewsletterPreviewBody {
  const { key: _key, ...rest } = body;
  return rest;
}
