import { useLayoutEffect, type ComponentType } from 'react';
import { t } from '@client/shared/lib/texts/t';
import type { PageRoute } from './routes';

/** A page as its route shows it: titled before the page itself may find a better title. */
export function RoutePage({ route, Page }: { route: PageRoute; Page: ComponentType }) {
  useLayoutEffect(() => {
    document.title = t('app.title', { page: t(route.title) });
  }, [route.title]);
  return <Page />;
}
