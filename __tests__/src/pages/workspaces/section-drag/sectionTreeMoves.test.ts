import type { Section } from '@contract/sections';
import { moveInTree } from '@client/api/workspace/sectionTree';
import { dragTo, levelsOf, placeOf, withoutDescendants } from '@client/pages/workspaces/section-drag/sectionTreeMoves';

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

/** A with the subsections A1 and A2, then B and C. */
const tree = [
  section('A', null, 1),
  section('A1', 'A', 2),
  section('A2', 'A', 2),
  section('B', null, 1),
  section('C', null, 1),
];
const shape = (rows: readonly Section[]) => rows.map(({ id, depth }) => '-'.repeat(depth - 1) + id);

it('a section that is dragged up within its parent changes its position only', () => {
  const rows = dragTo(tree, 'C', 'B', 1);
  expect(shape(rows)).toEqual(['A', '-A1', '-A2', 'C', 'B']);
  expect(placeOf(rows, 'C')).toEqual({ parentId: null, position: 1 });
});

it('a section is nested where it is dragged to the right, at most one level below the row above', () => {
  const rows = dragTo(tree, 'C', 'B', 4);
  expect(shape(rows)).toEqual(['A', '-A1', '-A2', '--C', 'B']);
  expect(placeOf(rows, 'C')).toEqual({ parentId: 'A2', position: 0 });
});

it('a section between two subsections stays among them', () => {
  const rows = dragTo(tree, 'C', 'A2', 1);
  expect(shape(rows)).toEqual(['A', '-A1', '-C', '-A2', 'B']);
  expect(placeOf(rows, 'C')).toEqual({ parentId: 'A', position: 1 });
});

it('a section is dragged with its subsections, which no row of the list shows', () => {
  const rows = withoutDescendants(tree, 'A');
  expect(shape(rows)).toEqual(['A', 'B', 'C']);
  expect(levelsOf(tree, 'A')).toBe(2);
  expect(levelsOf(tree, 'B')).toBe(1);
  const place = placeOf(dragTo(rows, 'A', 'B', 2), 'A');
  expect(place).toEqual({ parentId: 'B', position: 0 });
  expect(shape(moveInTree(tree, 'A', place))).toEqual(['B', '-A', '--A1', '--A2', 'C']);
});

it('the tree after a move within the parent keeps the subsections with their parents', () => {
  expect(shape(moveInTree(tree, 'A', { parentId: null, position: 2 }))).toEqual(['B', 'C', 'A', '-A1', '-A2']);
  expect(shape(moveInTree(tree, 'A2', { parentId: 'A', position: 0 }))).toEqual(['A', '-A2', '-A1', 'B', 'C']);
});
