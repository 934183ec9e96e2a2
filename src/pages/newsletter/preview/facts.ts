import type { NewsletterPreview } from '@contract/newsletters';
import { t } from '@client/shared/texts/t';

/** To whom it goes, in words. */
export function toText({ recipients }: Pick<NewsletterPreview, 'recipients'>, groups: string): string {
  if (groups === '') return t('newsletter.nobodyYet');
  if (recipients === 0) return t('newsletter.toNobody', { groups });
  return t('newsletter.toPeople', { count: recipients, groups });
}

/** Who of the chosen groups gets nothing, and why. */
export function leftOut({ unreachable, unsubscribed }: NewsletterPreview): string[] {
  return [
    ...(unreachable > 0 ? [t('newsletter.unreachable', { count: unreachable })] : []),
    ...(unsubscribed > 0 ? [t('newsletter.unsubscribed', { count: unsubscribed })] : []),
  ];
}

/** How many of the chosen articles are shown, and how many are named with another one. */
export function articlesText({ articles, folded }: NewsletterPreview): string {
  const shown = t('newsletter.shown', { count: articles });
  if (folded.length === 0) return shown;
  return `${shown} ${t('newsletter.folded', { count: folded.length })}`;
}
