import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'outbox.title': 'Outbox',
  'outbox.note': '{count, plural, one {# email} other {# emails}} stored here instead of being sent',
  'outbox.noteEmpty': 'Emails are stored here instead of being sent',
  'outbox.empty': 'No emails yet',
  'outbox.empty.text': 'Alerts appear here when they’re due.',
  'outbox.absent': 'This server has no outbox',
  'outbox.absent.text': 'It sends emails through a mail server.',
  'outbox.choose': 'Select an email to read it here',
  'outbox.list': 'Emails',
  'outbox.pages': 'Pages of emails',
  'outbox.back': 'All emails',
  'outbox.to': 'To {recipient}',
  'outbox.parts': 'Parts of the email',
  'outbox.part.html': 'As received',
  'outbox.part.text': 'Plain text',
  'outbox.part.headers': 'Headers',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
