import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'favourites.none': 'You have no favorite topics yet',
  'favourites.none.text': 'Star a topic to see its latest articles here.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
