import Box from '@mui/material/Box';
import { t } from '@client/shared/lib/texts/t';
import { usePageTitle } from '@client/shared/lib/usePageTitle';
import { MissingPage } from '@client/shared/ui/MissingPage';

/** Any address that has no page. */
export function NotFoundPage() {
  usePageTitle(t('page.notFound'));
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={{ outline: 'none', minHeight: '70vh', display: 'grid', placeItems: 'center' }}
    >
      <MissingPage title={t('page.notFound')} text={t('page.notFound.text')} />
    </Box>
  );
}
