import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'publishChannels.tabs': 'Kinds of channels',
  'publishChannels.feeds': 'RSS',
  'publishChannels.tab': 'Publish channels',
  'publishChannels.note':
    'People with publish permission publish their own articles to these channels. Everyone in your company can find them there.',
  'publishChannels.empty': 'There are no publish channels.',
  'publishChannels.add': 'Add publish channel',
  'publishChannels.rename': 'Rename',
  'publishChannels.renameOf': 'Rename {name}',
  'publishChannels.removeOf': 'Remove {name}',
  'publishChannels.added': 'Publish channel added.',
  'publishChannels.renamed': 'Publish channel renamed.',
  'publishChannels.renameNote': 'Articles that are already published will keep the old name.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
