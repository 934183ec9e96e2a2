import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'translation.action': 'Translate',
  'translation.title': 'Translate article',
  'translation.source': 'Source language',
  'translation.target': 'Target language',
  'translation.choose': 'Choose a language',
  'translation.sameLanguage': 'Please choose two different languages.',
  'translation.notSetUp': 'Translation is not set up. Ask your administrator.',
  'translation.refused.draft': 'Drafts can’t be translated. Publish the article first.',
  'translation.refused.ownArticle': 'Your company doesn’t allow sending its own articles to the translation service.',
  'translation.newTab': 'The translation opens in a new tab. The article is sent to the translation service.',
  'translation.inPlace': 'The article is sent to the translation service.',
  'translation.optionsFailed': 'Couldn’t load the translation settings',
  'translation.loading': 'Translating…',
  'translation.original': 'Original',
  'translation.translation': 'Translation',
  'translation.byMachine': 'Translated automatically. It may contain mistakes.',
  'translation.empty': 'Choose both languages, then select Translate.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
