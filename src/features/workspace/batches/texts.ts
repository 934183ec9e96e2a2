import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'batches.progress': '{done} of {count} articles',
  'batches.canceling': 'Canceling…',
  'batches.failed': '{left, plural, one {# article wasn’t changed} other {# articles weren’t changed}}',
  'batches.done': 'Finished {done} of {count} articles. The others are still selected.',
  'batches.leftList': 'Articles that weren’t changed',
  'batches.more': 'and {count} more',
  'batches.partly': 'Finished {done} of {count} articles.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
