import { times } from '@contract/limits';
import { useEffect, useState } from 'react';
import { late } from '@client/shared/lib/late';
import { attachBanner, type Banner } from '@client/shared/ui/banner';

const BannerCard = late(async () => (await import('./BannerCard')).BannerCard);

/** The alert banner at the bottom right; it hides itself after seven seconds. */
export function AlertBanner() {
  const [banner, setBanner] = useState<Banner | null>(null);
  useEffect(() => attachBanner(setBanner), []);
  useEffect(() => {
    if (!banner) return;
    const timer = setTimeout(() => setBanner(null), times.alertBannerMs);
    return () => clearTimeout(timer);
  }, [banner]);
  return banner ? <BannerCard banner={banner} onClose={() => setBanner(null)} /> : null;
}
