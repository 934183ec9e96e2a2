import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'folders.choose': 'Folder',
  'folders.articles': 'My Articles',
  'folders.media': 'Media',
  'folders.mediaCount': 'Media ({count})',
  'folders.trash': 'Trash',
  'folders.trashCount': 'Trash ({count})',
  'trash.list': 'Articles in Trash',
  'trash.pages': 'Pages of Trash',
  'trash.note': 'Articles that you wrote and deleted stay here for {days} days.',
  'trash.deleted': 'Deleted {date}',
  'trash.empty': 'Trash is empty',
  'trash.emptyText': 'Articles that you wrote and deleted appear here for {days} days.',
  'trash.restore': 'Restore',
  'trash.restoreOf': 'Restore {title}',
  'trash.notRestored': 'The article is no longer available.',
  'trash.deleteOf': 'Delete {title} for good',
  'trash.deleteQuestion': 'Delete this article for good?',
  'trash.deleteNote': 'You won’t be able to restore “{title}”.',
  'trash.emptyAction': 'Empty Trash',
  'trash.emptyQuestion':
    '{count, plural, one {Delete the article in Trash for good?} other {Delete # articles in Trash for good?}}',
  'trash.emptyNote': 'This can’t be undone.',
  'trash.emptied': 'Trash emptied.',
  'trash.deletedForGood': 'Article successfully removed.',
  'flags.approved': 'Approved',
  'flags.important': 'Important',
  'flags.ofArticle': 'Flags of {title}',
  'copying.action': 'Copy',
  'copying.none': 'Please select articles to copy.',
  'copying.done': 'Article successfully copied',
  'copying.manyDone': 'Articles successfully copied',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
