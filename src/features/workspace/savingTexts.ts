import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'saving.save': 'Save',
  'saving.selectFirst': 'Please select articles to save.',
  'saving.title': 'Save to my personal workspace',
  'saving.question': '{count, plural, one {Do you want to save this article?} other {Do you want to save # articles?}}',
  'saving.checking': 'Checking which articles are already saved…',
  'saving.present': 'Selected article already available in the workspace',
  'saving.allPresent': 'Selected articles already available in the workspace',
  'saving.somePresent':
    '{count, plural, one {# selected article is} other {# selected articles are}} already available in the workspace and will be ignored.',
  'saving.failed': 'Couldn’t check which articles are already saved.',
  'saving.saved': 'Article successfully saved.',
  'saving.undone': 'Article removed from your workspace.',
  'saving.choose': 'Choose…',
  'saving.isSaved': 'Saved',
  'saving.manySaved': 'Articles successfully saved.',
  'sharing.share': 'Share',
  'sharing.title': 'Share with User Group',
  'sharing.note':
    '{count, plural, one {Adds the article} other {Adds # articles}} to the workspaces you choose, for all of their members.',
  'sharing.groups': 'Workspaces to share with',
  'sharing.personal': 'My personal workspace',
  'sharing.owner': '{name} (Owner: {owner})',
  'sharing.noGroups': 'There are no User Groups to select from.',
  'sharing.failed': 'Couldn’t load the user groups',
  'sharing.selectFirst': 'Please select articles and User Group to share.',
  'sharing.ignored': 'Some of the selected articles are already available in the workspace and were ignored.',
  'sharing.shared': 'Article successfully shared.',
  'sharing.manyShared': 'Articles successfully shared.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
