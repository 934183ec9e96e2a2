import { times } from '@contract/limits';
import { lazy, Suspense, useEffect, useState } from 'react';
import { attachBanner, type Banner } from '@client/shared/ui/banner';

const BannerCard = lazy(async () => ({ default: (await import('./BannerCard')).BannerCard }));

/** The alert banner at the bottom right; it hides itself after seven seconds. */
export function AlertBanner() {
  const [banner, setBanner] = useState<Banner | null>(null);
  useEffect(() => attachBanner(setBanner), []);
  useEffect(() => {
    if (!banner) return;
    const timer = setTimeout(() => setBanner(null), times.alertBannerMs);
    return () => clearTimeout(timer);
  }, [banner]);
  return <Suspense>{banner ? <BannerCard banner={banner} onClose={() => setBanner(null)} /> : null}</Suspense>;
}
