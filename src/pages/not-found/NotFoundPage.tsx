import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { t } from '@client/shared/lib/texts/t';
import { usePageTitle } from '@client/shared/lib/usePageTitle';
import { StatePanel } from '@client/shared/ui/StatePanel';

/** Any address that has no page. */
export function NotFoundPage() {
  usePageTitle(t('page.notFound'));
  return (
    <Box component="main" sx={{ minHeight: '70vh', display: 'grid', placeItems: 'center' }}>
      <StatePanel
        heading="h1"
        icon={<ExploreOffOutlined />}
        title={t('page.notFound')}
        text={t('page.notFound.text')}
        action={
          <Button component={Link} to="/" variant="contained">
            {t('action.home')}
          </Button>
        }
      />
    </Box>
  );
}
