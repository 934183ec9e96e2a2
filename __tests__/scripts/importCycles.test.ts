import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importCycles, importGraph } from '../support/scripts/importGraph';

describe('import cycles', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
    mkdirSync(path.join(folder, 'src'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function write(name: string, code: string): void {
    writeFileSync(path.join(folder, 'src', name), code);
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
});
