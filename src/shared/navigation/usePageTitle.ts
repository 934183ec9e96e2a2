import { useEffect } from 'react';
import { t } from '@client/shared/texts/t';

/** The tab's title for a page whose name comes with its data. Overrides the route's own title. */
export function usePageTitle(page: string | null | undefined): void {
  useEffect(() => {
    if (page) document.title = t('app.title', { page });
  }, [page]);
}
