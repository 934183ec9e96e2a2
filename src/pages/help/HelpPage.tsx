import Box from '@mui/material/Box';
import { t } from '@client/shared/lib/texts/t';
import { PageHeader } from '@client/shared/ui/PageHeader';
import { Prose } from '@client/shared/ui/Prose';
import { ExportSession } from './ExportSession';
import { userHelp } from './userHelp';

/** How to use Watchdesk, for everyone. */
export function HelpPage() {
  return (
    <Box>
      <PageHeader title={t('shell.help')} />
      <Prose sections={userHelp} />
      <ExportSession />
    </Box>
  );
}
