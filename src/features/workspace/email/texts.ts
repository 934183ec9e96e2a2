import { registerTexts } from '@client/shared/texts/t';

/** Of the Send buttons; the dialog's texts are loaded with it. */
const texts = {
  'email.send': 'Send',
  'email.selectFirst': 'Please select articles to send.',
  'email.drafts': 'Drafts can’t be sent by email. Publish the changes or discard them.',
  'email.tooManyArticles': 'An email can have up to {n} articles.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
