import type { NewsletterGroup, SectionTreeAnswer } from '@contract/newsletters';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import '@client/pages/newsletter/texts';
import {
  articleIdOf,
  selectedContent,
  firstKeysOf,
  keyOf,
  keysOf,
  moveItem,
  filterParts,
  flattenSections,
  withOrders,
} from '@client/pages/newsletter/newsletterTree';
import { workspaceArticle } from '../../../support/client/mockNewsletterApi';

const group = (id: string, articles: string[], articleGroups: NewsletterGroup[] = []): NewsletterGroup => ({
  id,
  name: `Section ${id}`,
  articles,
  articleGroups,
});
const articles: WorkspaceArticle[] = ['1', '2', '3', '4', '5'].map((id) => workspaceArticle(id));
const tree: SectionTreeAnswer = {
  groups: [group('10', ['1', '2'], [group('11', ['2', '3'])]), group('12', [], [group('13', [])])],
  articles: ['4', '5'],
  total: 5,
};

it('lists articles without a section first, then sections with their descendants, without empty sections', () => {
  const parts = flattenSections(tree, articles);
  expect(parts.map(({ id, depth }) => [id, depth])).toEqual([
    ['', 1],
    ['10', 1],
    ['11', 2],
  ]);
  expect(parts.map(keysOf)).toEqual([
    ['4', '5'],
    ['10_1', '10_2'],
    ['11_2', '11_3'],
  ]);
  expect(parts[1]?.inside).toEqual(['11']);
});

it('keeps a section without articles if its descendants have some', () => {
  const parts = flattenSections({ ...tree, groups: [group('20', [], [group('21', ['1'])])] }, articles);
  expect(parts.map(({ id }) => id)).toEqual(['', '20', '21']);
});

it('omits articles that are not in the list', () => {
  const parts = flattenSections({ groups: [group('10', ['1', '99'])], articles: ['98'], total: 3 }, articles);
  expect(parts.map(keysOf)).toEqual([['10_1']]);
});

it('returns the selected articles by id in their new order, without empty sections', () => {
  const parts = withOrders(flattenSections(tree, articles), { '': ['5', '4'], '10': ['2', '1'] });
  expect(selectedContent(parts, tree, new Set(['4', '5', '11_2']))).toEqual({
    articles: ['5', '4'],
    groups: [{ id: '10', name: 'Section 10', articles: [], articleGroups: [{ ...group('11', ['2']) }] }],
  });
  expect(selectedContent(parts, tree, new Set(['10_1', '10_2'])).groups).toEqual([group('10', ['2', '1'])]);
  expect(selectedContent(parts, tree, new Set())).toEqual({ articles: [], groups: [] });
});

it('gives an article a different key in each section, and returns its id for a key', () => {
  expect(keyOf('10', '2')).not.toBe(keyOf('11', '2'));
  expect([keyOf('10', '2'), keyOf('11', '2'), keyOf('', '2')].map(articleIdOf)).toEqual(['2', '2', '2']);
});

it('preselects an article only in the first section that contains it', () => {
  expect(firstKeysOf(flattenSections(tree, articles), ['2', '5', '99'])).toEqual(['10_2', '5']);
});

it('returns the same part if its order is unchanged', () => {
  const parts = flattenSections(tree, articles);
  const ordered = withOrders(parts, { '11': ['3', '2'] });
  expect(ordered.map(keysOf).at(-1)).toEqual(['11_3', '11_2']);
  expect(ordered[1]).toBe(parts[1]);
});

it('applies a saved order, with new articles last and without removed ones', () => {
  const parts = flattenSections({ articles: ['1', '2', '3'], groups: [], total: 3 }, articles);
  const [ordered] = withOrders(parts, { '': ['3', '9', '1'] });
  expect(ordered?.articles.map(({ id }) => id)).toEqual(['3', '1', '2']);
});

it('moves an item to another position', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

it('filters by headline regardless of accents and case, and by selection', () => {
  const parts = flattenSections(tree, [workspaceArticle('1', { title: 'Über Märkte' }), ...articles.slice(1)]);
  expect(filterParts(parts, { text: ' MARKTE', only: null }).map(keysOf)).toEqual([['10_1']]);
  expect(filterParts(parts, { text: '', only: new Set(['11_2']) }).map(keysOf)).toEqual([['11_2']]);
  expect(filterParts(parts, { text: ' ', only: null })).toBe(parts);
});
