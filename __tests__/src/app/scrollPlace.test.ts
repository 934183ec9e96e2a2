import { scrollPlace } from '@client/app/scrollPlace';

const at = (pathname: string, key: string) => ({ pathname, search: '?a=1', hash: '', state: null, key });

it('returns the URL as key for pages opened directly, and the history entry for others', () => {
  expect(scrollPlace(at('/workspaces', 'default'))).not.toBe(scrollPlace(at('/alerts-favorites', 'default')));
  expect(scrollPlace(at('/workspaces', 'x1'))).not.toBe(scrollPlace(at('/workspaces', 'x2')));
});
