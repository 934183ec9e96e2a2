import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'email.title': '{count, plural, one {Send article by email} other {Send # articles by email}}',
  'email.views': 'Email',
  'email.message': 'Message',
  'email.preview': 'Preview',
  'email.incomplete': 'Please type an Email Subject, select a User Group or provide external emails to send an Email.',
  'email.tooManyUsers': 'Please choose up to {n} users.',
  'email.invalidAddress': 'Please provide a valid email address.',
  'email.settings': 'Saved settings',
  'email.settings.none': 'None',
  'email.settings.save': 'Save settings',
  'email.settings.saveTitle': 'Save email settings',
  'email.settings.saveNote':
    'Saves the recipients, subject, and comment for next time, and replaces any saved settings with the same name.',
  'email.settings.name': 'Name',
  'email.settings.nameMissing': 'Please enter a name.',
  'email.settings.saved': 'Email settings saved.',
  'email.settings.delete': 'Delete “{name}”',
  'email.settings.deleted': 'Email settings deleted.',
  'email.settings.failed': 'Couldn’t load your saved settings.',
  'email.groups': 'User groups',
  'email.group': '{name} ({count, plural, one {# other member} other {# other members}})',
  'email.noGroups': 'There are no User Groups to select from.',
  'email.groupsFailed': 'Couldn’t load the user groups',
  'email.external': 'External emails',
  'email.externalHint': 'Up to {n} external emails allowed. Press Enter after each address.',
  'email.addressList': 'External recipients',
  'email.removeAddress': 'Remove {address}',
  'email.bounced': '{address} doesn’t accept email and will be skipped.',
  'email.unsubscribed': '{address} unsubscribed from your company’s emails and will be skipped.',
  'email.subject': 'Subject',
  'email.comment': 'Comment',
  'email.previewFailed': 'Couldn’t load the preview',
  'email.audience': 'Recipients',
  'email.audience.COLLEAGUES': 'Colleagues ({count})',
  'email.audience.EXTERNAL': 'External recipients ({count})',
  'email.noRecipients': 'No recipients yet.',
  'email.noSubject': '(no subject)',
  'email.unreachable':
    '{count, plural, one {# colleague skipped: their address doesn’t accept email.} other {# colleagues skipped: their addresses don’t accept email.}}',
  'email.sent': 'Email successfully sent.',
  'email.skipped':
    '{count, plural, one {# address skipped: it doesn’t accept email or has unsubscribed.} other {# addresses skipped: they don’t accept email or have unsubscribed.}}',
  'email.unsure': 'The server didn’t respond. Try sending the email again: nobody will get it twice.',
  'email.restored': 'Your unsent email from {date} was restored.',
  'email.discardRestored': 'Start over',
  'email.discard': 'Discard this email?',
  'email.discardText': 'What you entered will be lost.',
  'email.discardAction': 'Discard',
  'email.keep': 'Keep editing',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
