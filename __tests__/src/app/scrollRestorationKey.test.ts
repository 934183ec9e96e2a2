import { scrollRestorationKey } from '@client/app/scrollRestorationKey';

const at = (pathname: string, key: string) => ({ pathname, search: '?a=1', hash: '', state: null, key });

it('returns the URL as key for pages opened directly, and the history entry for others', () => {
  expect(scrollRestorationKey(at('/workspaces', 'default'))).not.toBe(
    scrollRestorationKey(at('/alerts-favorites', 'default')),
  );
  expect(scrollRestorationKey(at('/workspaces', 'x1'))).not.toBe(scrollRestorationKey(at('/workspaces', 'x2')));
});
