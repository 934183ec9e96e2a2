import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Navigation from outside React. */
export interface Navigation {
  /** Goes to a path of this application. Resolves when it is shown. */
  goTo(path: string): Promise<void>;
  /** Leaves the application for another address. */
  leave(url: string): void;
  /** The path that the router is about to show; null when it is at rest. */
  destination(): string | null;
  /** The router, made on the first call. */
  router(make: () => Router): Router;
}

/** The sign-in page has no router: until there is one, going somewhere only changes the address. */
export function createNavigation(): Navigation {
  let router: Router | null = null;
  return {
    async goTo(path) {
      if (router) await router.navigate(path);
      else history.replaceState(null, '', path);
    },
    leave: (url) => location.assign(url),
    destination() {
      const next = router?.state.navigation.location;
      return next ? next.pathname + next.search + next.hash : null;
    },
    router: (make) => (router ??= make()),
  };
}
