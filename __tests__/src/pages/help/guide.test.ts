import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { matchPath } from 'react-router-dom';
import { protectedPages } from '@client/app/routes';
import { searchGuide } from '@client/pages/help/guideSearch';
import { guidePagesFor } from '@client/pages/help/guidePages';
import { parseMarkdown, type Block, type Inline } from '@client/pages/help/guideMarkdown';
import { canOpen, screenAccess } from '@client/pages/help/screenAccess';
import { featureNames } from '@contract/limits';
import { readCatalogs } from '../../../support/client/catalogs';

const root = path.resolve(__dirname, '../../../..');
const features = Object.fromEntries(featureNames.map((name) => [name, true]));
const everything = { isAdmin: true, features, outbox: true };
const pages = guidePagesFor(everything);

const linesOf = (block: Block): readonly (readonly Inline[])[] => {
  if (block.kind === 'paragraph') return [block.line];
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return [];
};
const inlines = (blocks: readonly Block[]): Inline[] => blocks.flatMap(linesOf).flat();

/** All texts of the product, with their placeholders unresolved. */
const texts = new Set(readCatalogs().flatMap((catalog) => [...catalog.texts.values()]));

test.each(pages.map((page) => [page.path, page] as const))(
  '%s: each bold name is a text on the screen',
  (_path, { blocks }) => {
    const names = inlines(blocks).flatMap(({ kind, text }) => (kind === 'name' ? [text] : []));
    expect(names.filter((name) => !texts.has(name))).toEqual([]);
  },
);

test.each(pages.map((page) => [page.path, page] as const))(
  '%s: each link leads to an existing page and heading',
  (_path, { blocks }) => {
    const links = inlines(blocks).flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []));
    const broken = links.filter((to) => {
      const [pathname = ''] = to.split(/[?#]/);
      if (pathname.startsWith('/help/')) return !pages.some((page) => page.path === pathname);
      return !protectedPages.some((route) => matchPath(route.path, pathname));
    });
    expect(broken).toEqual([]);
    for (const to of links) {
      const anchor = to.split('#')[1];
      const page = pages.find(({ path: pagePath }) => pagePath === to.split('#')[0]);
      if (anchor && page) expect(page.blocks).toContainEqual(expect.objectContaining({ kind: 'heading', id: anchor }));
    }
  },
);

test('the access rules of screens in the guide are those of their routes', () => {
  for (const page of protectedPages) {
    const screen = page.path.split('/:')[0] ?? '';
    if (screen.startsWith('/help') || screen === '') continue;
    const { admin = false, feature } = page;
    if (!admin && feature === undefined) continue;
    const linked = pages.some(({ blocks }) =>
      inlines(blocks).some((piece) => piece.kind === 'link' && piece.to === screen),
    );
    if (linked || screen in screenAccess)
      expect([screen, screenAccess[screen]]).toEqual([
        screen,
        { ...(admin ? { admin } : {}), ...(feature ? { feature } : {}) },
      ]);
  }
});

test('a reader does not see pages for administrators or for features that are off', () => {
  const plain = guidePagesFor({
    isAdmin: false,
    features: { ...features, qa: false, userGroups: false },
    outbox: false,
  });
  const slugs = plain.map(({ slug }) => slug);
  expect(slugs).toContain('alerts');
  for (const hidden of ['manage-users', 'outbox', 'qa-replay', 'user-groups']) expect(slugs).not.toContain(hidden);
  const withoutOwn = (isAdmin: boolean) =>
    guidePagesFor({ isAdmin, features: { ...features, myTopics: false }, outbox: false }).map(({ slug }) => slug);
  expect(withoutOwn(false)).not.toContain('making-a-topic');
  expect(withoutOwn(true)).toContain('making-a-topic'); // for company topics
  const reader = { isAdmin: false, features: {}, outbox: false };
  expect(canOpen('/users', reader)).toBe(false);
  expect(canOpen('/alerts-favorites?tab=archive', reader)).toBe(false);
  expect(canOpen('/general-settings', reader)).toBe(true);
});

test('each picture exists in both themes within the size limit, with dimensions and an alternative text', () => {
  const sizes: Record<string, { width: number; height: number }> = JSON.parse(
    readFileSync(path.join(root, 'docs/guide/pictures.json'), 'utf8'),
  );
  const used = pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'picture' ? [block] : [])));
  expect(used.filter(({ alt }) => alt.length < 10)).toEqual([]);
  expect(used.map(({ name }) => name).sort()).toEqual(Object.keys(sizes).sort());
  const folder = path.join(root, 'public/help');
  let all = 0;
  for (const { name } of used)
    for (const file of [`${name}.webp`, `${name}.dark.webp`]) {
      expect([file, existsSync(path.join(folder, file))]).toEqual([file, true]);
      const { size } = statSync(path.join(folder, file));
      expect([file, size <= 60_000]).toEqual([file, true]);
      all += size;
    }
  expect(all).toBeLessThan(3_000_000);
});

test('a search matches prefixes of words, ignores accents, and ranks pages about the subject first', () => {
  const found = (query: string) => searchGuide(pages, query).map(({ page }) => page.slug);
  expect(found('pause')[0]).toBe('alerts');
  expect(found('PASSW')[0]).toBe('change-password');
  expect(found('fávorites')[0]).toBe('favorites');
  expect(found('query lang')[0]).toBe('query-language');
  expect(found('ategory')).toEqual([]);
  expect(found('zyzzyva pause')).toEqual([]);
  const [first] = searchGuide(pages, 'pause');
  expect(first?.to).toBe('/help/alerts#pause');
  expect(first?.line.find(({ marked }) => marked)?.text).toBe('Pause');
});

test('unsupported Markdown becomes text: HTML is not rendered, and other URLs are not linked', () => {
  const { blocks } = parseMarkdown('# Title\n\nAn <img src=x onerror=alert(1)> and [a link](javascript:alert(1)).');
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      line: [
        { kind: 'text', text: 'An <img src=x onerror=alert(1)> and ' },
        { kind: 'link', text: 'a link', to: 'javascript:alert(1' },
        { kind: 'text', text: ').' },
      ],
    },
  ]);
});
