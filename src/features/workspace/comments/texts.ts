import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'comments.title': 'Comments',
  'comments.of': 'Comments on {title}',
  'comments.open': '{count, plural, one {# comment} other {# comments}}: {title}',
  'comments.empty': 'There are currently no comments',
  'comments.failed': 'Couldn’t load the comments',
  'comments.gone': 'This article isn’t in this workspace anymore, or you’re no longer a member.',
  'comments.you': 'You',
  'comments.nobody': 'Deleted user',
  'comments.edited': 'edited',
  'comments.edit': 'Edit',
  'comments.editOf': 'Edit comment: {text}',
  'comments.removeOf': 'Remove comment: {text}',
  'comments.removeQuestion': 'Remove this comment?',
  'comments.label': 'Comment',
  'comments.labelEdit': 'Edit comment',
  'comments.help': 'Type @ to mention a member.',
  'comments.members': 'Members to mention',
  'comments.added': 'Comment successfully added.',
  'comments.changed': 'Comment successfully edited.',
  'comments.deleted': 'Comment successfully deleted.',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
