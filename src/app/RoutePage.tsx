import { useLayoutEffect, type ComponentType } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { t } from '@client/shared/lib/texts/t';
import { notePlace } from './replay/lastPlace';
import type { PageRoute } from './routes';

/** A page as its route shows it: titled before the page itself may find a better title. */
export function RoutePage({ route, Page }: { route: PageRoute; Page: ComponentType }) {
  useLayoutEffect(() => {
    document.title = t('app.title', { page: t(route.title) });
  }, [route.title]);
  const at: Location<unknown> = useLocation();
  const { pathname, search, hash, state } = at;
  useLayoutEffect(() => notePlace({ path: pathname + search + hash, state }), [pathname, search, hash, state]);
  return <Page />;
}
