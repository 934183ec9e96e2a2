import type { NewsletterPreview } from '@contract/newsletters';
import { t } from '@client/shared/lib/texts/t';

const number = (count: number): string => count.toLocaleString('en');

/** To whom it goes, in words. */
export function toText({ recipients }: Pick<NewsletterPreview, 'recipients'>, groups: string): string {
  if (groups === '') return t('newsletter.nobodyYet');
  if (recipients === 0) return t('newsletter.toNobody', { groups });
  if (recipients === 1) return t('newsletter.toPerson', { groups });
  return t('newsletter.toPeople', { count: number(recipients), groups });
}

/** Who of the chosen groups gets nothing, and why. */
export function leftOut({ unreachable, unsubscribed }: NewsletterPreview): string[] {
  return [
    ...(unreachable === 1 ? [t('newsletter.unreachableOne')] : []),
    ...(unreachable > 1 ? [t('newsletter.unreachable', { count: number(unreachable) })] : []),
    ...(unsubscribed === 1 ? [t('newsletter.unsubscribedOne')] : []),
    ...(unsubscribed > 1 ? [t('newsletter.unsubscribed', { count: number(unsubscribed) })] : []),
  ];
}

/** How many of the chosen articles are shown, and how many are named with another one. */
export function articlesText({ articles, folded }: NewsletterPreview): string {
  const shown = articles === 1 ? t('newsletter.shownOne') : t('newsletter.shown', { count: number(articles) });
  if (folded.length === 0) return shown;
  const more =
    folded.length === 1 ? t('newsletter.foldedOne') : t('newsletter.folded', { count: number(folded.length) });
  return `${shown} ${more}`;
}
