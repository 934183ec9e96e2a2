type Go = (path: string) => Promise<void>;

/** The router's way, once its code is there; before, only the address changes. */
let go: Go = (path) => {
  history.replaceState(null, '', path);
  return Promise.resolve();
};

/** Goes to a path of this application; resolves when it is there. */
export const navigateTo: Go = (path) => go(path);

export function navigateBy(router: Go): void {
  go = router;
}
