import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'deletion.question':
    '{count, plural, one {Are you sure you want to delete this article?} other {Are you sure you want to delete # articles?}}',
  'deletion.searchable':
    '{count, plural, one {It will be removed from this workspace. You can still find it by searching.} other {They will be removed from this workspace. You can still find them by searching.}}',
  'deletion.removed':
    '{count, plural, one {It will be removed from this workspace.} other {They will be removed from this workspace.}}',
  'deletion.done': 'Article successfully removed.',
  'deletion.manyDone': 'Articles successfully removed.',
  'deletion.restored': '{count, plural, one {Article restored.} other {# articles restored.}}',
  'deletion.trash':
    '{count, plural, one {The article that you wrote will move to Trash and leave all workspaces.} other {The # articles that you wrote will move to Trash and leave all workspaces.}} You’ll have {days} days to restore what you delete.',
  'deletion.published':
    '{count, plural, one {# published article} other {# published articles}} will be unpublished first.',
  'deletion.workspaces': '“{title}” is also in: {names}.',
  'deletion.otherWorkspaces':
    '“{title}” is also in {count, plural, one {# workspace} other {# workspaces}} that you’re not in.',
  'deletion.referees': '“{title}” is attached to: {names}.',
  'deletion.otherReferees':
    '“{title}” is attached to {count, plural, one {# article} other {# articles}} that you can’t see.',
  'deletion.checking': 'Checking for other uses…',
  'deletion.checkFailed': 'Couldn’t check for other uses.',
  'deletion.checkedFirst': 'Only the first {n} articles were checked for other uses.',
  'deletion.running': 'Deleting articles',
  'deletion.restoring': 'Restoring articles',
  'deletion.unpublishing': 'Unpublishing articles',
  'deletion.unpublish': 'Unpublish and delete',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
