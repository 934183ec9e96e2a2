import type { Section } from '@contract/sections';
import { siblingPosition, moveTargets } from '@client/pages/workspaces/sectionMoves';

const section = (id: string, parentId: string | null, depth: number): Section => ({
  id,
  name: id,
  description: '',
  parentId,
  ownerId: 'u1',
  depth,
  articles: 0,
  sharedArticlesNotifications: 0,
});
const [a, b, c, d] = [section('a', null, 1), section('b', 'a', 2), section('c', 'b', 3), section('d', null, 1)];
const tree = [a, b, c, d];
const ids = (sections: Section[]) => sections.map(({ id }) => id);

it('a section can move neither into itself, nor to its present parent, nor too deep with its descendants', () => {
  expect(ids(moveTargets(b, tree, 5))).toEqual(['d']);
  expect(ids(moveTargets(c, tree, 5))).toEqual(['a', 'd']);
  expect(ids(moveTargets(d, tree, 5))).toEqual(['a', 'b', 'c']);
  expect(ids(moveTargets(d, tree, 3))).toEqual(['a', 'b']);
  expect(ids(moveTargets(a, tree, 3))).toEqual([]);
  expect(siblingPosition(d, tree)).toEqual({ at: 1, count: 2 });
});
