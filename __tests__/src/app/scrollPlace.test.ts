import { scrollPlace } from '@client/app/scrollPlace';

const at = (pathname: string, key: string) => ({ pathname, search: '?a=1', hash: '', state: null, key });

it('keeps the scroll of pages that were opened by their address apart, and of others by their entry in the history', () => {
  expect(scrollPlace(at('/workspaces', 'default'))).not.toBe(scrollPlace(at('/alerts-favorites', 'default')));
  expect(scrollPlace(at('/workspaces', 'x1'))).not.toBe(scrollPlace(at('/workspaces', 'x2')));
});
