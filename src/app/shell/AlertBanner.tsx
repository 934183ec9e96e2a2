import { times } from '@contract/limits';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { attachBanner, type Banner } from '@client/shared/ui/banner';

/** The alert banner at the bottom right; it hides itself after seven seconds. */
export function AlertBanner() {
  const [banner, setBanner] = useState<Banner | null>(null);
  useEffect(() => attachBanner(setBanner), []);
  useEffect(() => {
    if (!banner) return;
    const timer = setTimeout(() => setBanner(null), times.alertBannerMs);
    return () => clearTimeout(timer);
  }, [banner]);
  if (!banner) return null;
  return (
    <Alert
      severity={banner.severity}
      variant="outlined"
      onClose={() => setBanner(null)}
      sx={{
        position: 'fixed',
        right: 20,
        bottom: 76,
        zIndex: 'snackbar',
        maxWidth: 380,
        bgcolor: 'background.paper',
        boxShadow: 8,
      }}
    >
      {banner.text}{' '}
      {banner.to ? (
        <Link component={RouterLink} to={banner.to.path} onClick={() => setBanner(null)}>
          {banner.to.label}
        </Link>
      ) : null}
    </Alert>
  );
}
