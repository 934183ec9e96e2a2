import type { NewsletterPreview } from '@contract/newsletters';
import { t } from '@client/shared/texts/t';

/** A text about the recipients: their number and user groups. */
export function recipientsText({ recipients }: Pick<NewsletterPreview, 'recipients'>, groups: string): string {
  if (groups === '') return t('newsletter.nobodyYet');
  if (recipients === 0) return t('newsletter.toNobody', { groups });
  return t('newsletter.toPeople', { count: recipients, groups });
}

/** Texts about people in the selected groups who are skipped: no valid address, or unsubscribed. */
export function skippedTexts({ unreachable, unsubscribed }: NewsletterPreview): string[] {
  return [
    ...(unreachable > 0 ? [t('newsletter.unreachable', { count: unreachable })] : []),
    ...(unsubscribed > 0 ? [t('newsletter.unsubscribed', { count: unsubscribed })] : []),
  ];
}

/** A text about the number of articles shown, and of those grouped under another article of the same story. */
export function articlesText({ articles, folded }: NewsletterPreview): string {
  const shown = t('newsletter.shown', { count: articles });
  if (folded.length === 0) return shown;
  return `${shown} ${t('newsletter.folded', { count: folded.length })}`;
}
