import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'deletion.question':
    '{count, plural, one {Are you sure you want to delete this article?} other {Are you sure you want to delete # articles?}}',
  'deletion.searchable':
    '{count, plural, one {It’s removed from this workspace. You can still find it by searching.} other {They’re removed from this workspace. You can still find them by searching.}}',
  'deletion.removed':
    '{count, plural, one {It’s removed from this workspace.} other {They’re removed from this workspace.}}',
  'deletion.done': 'Article successfully removed.',
  'deletion.manyDone': 'Articles successfully removed.',
  'deletion.restored': '{count, plural, one {Article restored.} other {# articles restored.}}',
  'deletion.trash':
    '{count, plural, one {The article that you wrote moves to Trash and leaves all workspaces.} other {The # articles that you wrote move to Trash and leave all workspaces.}} You can restore what you delete for {days} days.',
  'deletion.published':
    '{count, plural, one {It’s published, and is unpublished first.} other {# of them are published, and are unpublished first.}}',
  'deletion.workspaces': '“{title}” is also in: {names}.',
  'deletion.otherWorkspaces':
    '“{title}” is in {count, plural, one {# workspace} other {# workspaces}} that you’re not in.',
  'deletion.referees': '“{title}” is attached to: {names}.',
  'deletion.otherReferees':
    '“{title}” is attached to {count, plural, one {# article} other {# articles}} that you can’t see.',
  'deletion.checking': 'Checking where it’s used…',
  'deletion.checkFailed': 'Couldn’t check where it’s used.',
  'deletion.checkedFirst': 'Only the first {n} were checked.',
  'deletion.running': 'Deleting articles',
  'deletion.restoring': 'Restoring articles',
  'deletion.unpublishing': 'Unpublishing articles',
  'deletion.unpublish': 'Unpublish and delete',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
