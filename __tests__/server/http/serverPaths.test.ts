import { isServerPath } from '@contract/serverPaths';
import { permissions } from '../permissions.table';

it('counts the path of every route as the server’s, so that the client’s page is never shown there', () => {
  const paths = Object.keys(permissions).map((route) => route.split(' ')[1] ?? '');
  expect(paths.filter((path) => !isServerPath(path))).toEqual([]);
});
