import Box from '@mui/material/Box';
import { t } from '@client/shared/lib/texts/t';
import { PageHeader } from '@client/shared/ui/PageHeader';
import { Prose } from '@client/shared/ui/Prose';
import { adminHelp } from './adminHelp';
import { ExportSession } from './ExportSession';
import { userHelp } from './userHelp';

/** How to run a department, then how to use Watchdesk. */
export function AdminHelpPage() {
  return (
    <Box>
      <PageHeader title={t('shell.help')} />
      <Prose sections={[...adminHelp, ...userHelp]} />
      <ExportSession />
    </Box>
  );
}
