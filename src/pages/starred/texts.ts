import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'starred.none': 'You haven’t starred any articles yet',
  'starred.none.text': 'Select the star of an article in a list or on its page, or press t, to find it here again.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
