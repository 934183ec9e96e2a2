import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderCycles, importCycles, importGraph } from '../support/scripts/importGraph';

describe('import cycles', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
    mkdirSync(path.join(folder, 'src'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function write(name: string, code: string): void {
    const file = path.join(folder, 'src', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
  }

  it.each([
    ["import { List } from './List';", "import type { Props } from './Page';"],
    ["const List = lazy(() => import('./List'));", "import { type Props } from '@client/Page';"],
  ])('finds a cycle that is only closed by a type import: %s / %s', (page, list) => {
    write('Page.tsx', page);
    write('List.tsx', list);
    const [cycle] = importCycles(importGraph(folder, ['src']));
    expect(cycle).toEqual(expect.arrayContaining(['src/Page.tsx', 'src/List.tsx']));
  });

  it('accepts two modules that import the same third one', () => {
    write('Page.tsx', "import { List } from './List';\nimport { Row } from './Row';");
    write('List.tsx', "import { Row } from './Row';");
    write('Row.tsx', 'export const Row = 1;');
    expect(importCycles(importGraph(folder, ['src']))).toEqual([]);
  });

  it('finds no cycle in the product, type imports included', () => {
    const graph = importGraph(path.resolve(__dirname, '../..'), ['contract', 'server', 'demo', 'src']);
    expect(graph.get('src/app/main.tsx')).toContain('src/app/makeStore.ts');
    expect(importCycles(graph)).toEqual([]);
  });

  it('finds two folders that import each other', () => {
    write('comments/service.ts', "import { notify } from '../notifications/notify';");
    write('comments/mentions.ts', 'export const mentions = 1;');
    write('notifications/notify.ts', "import { mentions } from '../comments/mentions';");
    const graph = importGraph(folder, ['src']);
    expect(importCycles(graph)).toEqual([]);
    expect(folderCycles(graph)).toEqual([['src/comments', 'src/notifications', 'src/comments']]);
  });

  it('finds a folder that imports a file beside it, which imports the folder', () => {
    write('session.ts', "import { rows } from './ranking/rows';");
    write('ranking/rows.ts', 'export const rows = 1;');
    write('ranking/ranker.ts', "import { session } from '../session';");
    expect(folderCycles(importGraph(folder, ['src']))).toEqual([['src/session.ts', 'src/ranking', 'src/session.ts']]);
  });

  it('accepts a file that composes the folders beside it', () => {
    write('routes.ts', "import { rows } from './tickets/rows';");
    write('tickets/rows.ts', "import { deps } from '../deps';");
    write('deps.ts', 'export const deps = 1;');
    expect(folderCycles(importGraph(folder, ['src']))).toEqual([]);
  });

  it.each(['contract', 'server', 'demo', 'src'])('finds no cycle of folders in %s', (one) => {
    expect(folderCycles(importGraph(path.resolve(__dirname, '../..'), [one]))).toEqual([]);
  });
});
