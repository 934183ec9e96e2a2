import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Banner } from '@client/shared/services/banners';
import { highWindow } from '../theme/componentStyles';

/** The card of a banner (see services/banners.ts), at the bottom right. */
export function BannerCard({ banner, onClose }: { banner: Banner; onClose: () => void }) {
  return (
    <Alert
      severity={banner.severity}
      variant="outlined"
      onClose={onClose}
      sx={{
        position: 'fixed',
        right: 20,
        left: { xs: 20, sm: 'auto' },
        bottom: 20,
        zIndex: 'snackbar',
        maxWidth: { sm: 380 },
        bgcolor: 'background.paper',
        boxShadow: 8,
        [highWindow]: { 'html:has([data-notice]) &': { bottom: 'var(--notice)' } },
      }}
    >
      {banner.text}{' '}
      {banner.to ? (
        <Link component={RouterLink} to={banner.to.path} onClick={onClose}>
          {banner.to.label}
        </Link>
      ) : null}
    </Alert>
  );
}
