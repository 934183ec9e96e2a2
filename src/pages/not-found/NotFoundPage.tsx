import Box from '@mui/material/Box';
import { t } from '@client/shared/texts/t';
import { usePageTitle } from '@client/shared/navigation/usePageTitle';
import { NotFoundState } from '@client/shared/ui/feedback/NotFoundState';

/** The page for unknown URLs. */
export function NotFoundPage() {
  usePageTitle(t('page.notFound'));
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={{ outline: 'none', minHeight: '70vh', display: 'grid', placeItems: 'center' }}
    >
      <NotFoundState title={t('page.notFound')} text={t('page.notFound.text')} />
    </Box>
  );
}
