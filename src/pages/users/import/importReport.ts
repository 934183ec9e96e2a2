import { csvFile } from '@contract/csv';
import type { ImportAnswer, ImportRow } from '@contract/users';
import { t } from '@client/shared/texts/t';

/** Describes the action on a row: in the past tense if `imported`. */
export function actionText({ action, administrator, changes }: ImportRow, imported: boolean): string {
  const role = t(administrator ? 'users.admin' : 'users.standard');
  const fields = changes.join(', ');
  switch (action) {
    case 'add':
      return t(imported ? 'import.added' : 'import.add', { role });
    case 'change':
      return t(imported ? 'import.changed' : 'import.change', { fields });
    case 'same':
      return t('import.same');
    case 'wrong':
      return '';
  }
}

/** The report of an import as CSV: the action on each row, and the generated passwords. */
export function importReportCsv({ rows }: ImportAnswer): string {
  const head = [
    t('import.row'),
    t('users.firstName'),
    t('users.lastName'),
    t('users.email'),
    t('import.action'),
    t('user.password'),
  ];
  const lines = rows.map((row) => {
    const outcome = [actionText(row, true), ...row.faults, ...row.notes].filter((text) => text !== '');
    return [String(row.row), row.firstName, row.lastName, row.uid, outcome.join(' '), row.password ?? ''];
  });
  return csvFile([head, ...lines]);
}

/** A template for the import as CSV: the header and an example row. */
export const importTemplateCsv = (): string =>
  csvFile([
    ['First Name', 'Last Name', 'Email', 'Administrator', 'Password'],
    ['Ada', 'Example', 'ada@company.example', 'No', ''],
  ]);
