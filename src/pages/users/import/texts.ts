import { registerTexts } from '@client/shared/texts/t';

const texts = {
  'import.title': 'Upload users',
  'import.choose': 'Choose a file',
  'import.other': 'Choose another file',
  'import.drop': 'or drop a .csv file here',
  'import.help':
    'The first row must name the columns: First Name, Last Name, Email, and optionally Administrator (Yes or No) and Password. Up to {max} users.',
  'import.passwords': 'New users without a password in the file get a generated one. The report shows it once.',
  'import.template': 'Download a template',
  'import.invalid': 'Please provide a valid csv file.',
  'import.reading': 'Reading {name}…',
  'import.count.add': '{count} new',
  'import.count.change': '{count} changed',
  'import.count.same': '{count} unchanged',
  'import.count.wrong': '{count} with errors',
  'import.filter': 'Rows shown',
  'import.filter.all': 'All {count}',
  'import.rows': 'Rows in the file',
  'import.row': 'Row',
  'import.user': 'User',
  'import.action': 'Action',
  'import.add': 'Will be added as {role}',
  'import.added': 'Added as {role}',
  'import.change': 'Changes: {fields}',
  'import.changed': 'Changed: {fields}',
  'import.same': 'No changes',
  'import.fixFile': 'Fix the rows with errors in your file and choose it again, or skip them.',
  'import.skip': 'Skip rows with errors ({count})',
  'import.nothing': 'There’s nothing to import in this file.',
  'import.confirm': 'Import {count, plural, one {# user} other {# users}}',
  'import.progress': 'Preparing passwords: {done} of {total}',
  'import.working': 'Importing…',
  'import.cancelled': 'The import was canceled.',
  'import.done': 'Users imported.',
  'import.refused': 'Nothing was imported because the users changed after the preview. Please review the rows again.',
  'import.report': 'Download the report',
  'import.reportFirst':
    'The report contains the new users’ passwords. They won’t be shown again, so download it before you close this dialog.',
  'import.leave.title': 'Close without the report?',
  'import.leave.text': 'The new users’ passwords will be lost, and you’ll have to set new ones.',
  'import.leave.confirm': 'Close without it',
  'import.leave.cancel': 'Stay',
} as const;

registerTexts(texts);

declare module '@client/shared/texts/t' {
  interface Texts extends Record<keyof typeof texts, string> {}
}
