import { times } from '@contract/limits';
import { useEffect, useState } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import type { Banner } from '@client/shared/services/banners';
import { useServices } from '@client/shared/services/useServices';

const BannerCard = lazyComponent(async () => (await import('./BannerCard')).BannerCard);

/** The alert banner at the bottom right, hidden after seven seconds. */
export function AlertBanner() {
  const { banners } = useServices();
  const [banner, setBanner] = useState<Banner | null>(null);
  useEffect(() => banners.attach(setBanner), [banners]);
  useEffect(() => {
    if (!banner) return;
    const timer = setTimeout(() => setBanner(null), times.alertBannerMs);
    return () => clearTimeout(timer);
  }, [banner]);
  return banner ? <BannerCard banner={banner} onClose={() => setBanner(null)} /> : null;
}
