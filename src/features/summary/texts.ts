import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'summary.action': 'AI Summary',
  'summary.title': 'AI Summary',
  'summary.prompt': 'Prompt',
  'summary.generate': 'Generate',
  'summary.noText': 'This article has no text to summarize.',
  'summary.loading': 'Generating the summary…',
  'summary.result': 'Summary',
  'summary.byExtract': 'Sentences taken from the article. No AI model was used.',
  'summary.byModel': 'Written by an AI model. It may contain mistakes.',
  'summary.copy': 'Copy',
  'summary.copied': 'Summary copied.',
  'summary.notCopied': 'Your browser didn’t allow copying. Select the text to copy it.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
