import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { BrandMark } from '@client/shared/ui/layout/BrandMark';

/** The layout of the sign-in page: logo, title, lead text, and content. */
export function LoginLayout({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <Box component="main" sx={page}>
      <Box sx={{ width: '100%', maxWidth: 400 }}>
        <Box sx={{ display: 'flex', justifyContent: 'center', mb: 4 }}>
          <BrandMark height={34} name={t('app.name')} />
        </Box>
        <Box
          sx={{ p: { xs: 3, sm: 4 }, borderRadius: 2, border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
        >
          <Typography variant="h1">{t('login.title')}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 3, overflowWrap: 'anywhere' }}>
            {lead}
          </Typography>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

const page = {
  minHeight: '100vh',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  p: 2,
  borderTop: 4,
  borderColor: 'brand.primary',
} as const;
