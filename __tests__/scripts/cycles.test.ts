import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cyclesIn } from '../../scripts/cycles.mjs';

let house = '';
beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'cycles-'));
});
afterEach(() => rmSync(house, { recursive: true }));

function build(files: Readonly<Record<string, string>>): void {
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), code);
  }
}

it('finds files that import each other, by any name and over any others', () => {
  build({
    'server/engine/a.ts': "import { b } from './b';\nimport it from 'node:path';\nexport const a = [b, it];",
    'server/engine/b.ts': "import { c } from '@server/db/c';\nexport const b = c;",
    'server/db/c.ts':
      "import { outside } from '@contract/outside';\nexport const c = () => import('@server/engine/a');",
    'contract/outside.ts': 'export const outside = 1;',
    'src/app/One.tsx': "import {\n  Two,\n} from '@client/app/Two';\nexport const One = () => <Two />;",
    'src/app/Two.tsx': "import './One';\nexport const Two = () => null;",
  });
  expect(cyclesIn(house)).toEqual([
    ['src/app/One.tsx', 'src/app/Two.tsx'],
    ['server/db/c.ts', 'server/engine/a.ts', 'server/engine/b.ts'],
  ]);
});

it('lets types go in circles, and files meet again', () => {
  build({
    'src/api/a.ts': "import type { B } from './b';\nimport { d } from './d';\nexport type A = B | typeof d;",
    'src/api/b.ts': "import { type A } from './a';\nimport { d } from './d';\nexport type B = A | typeof d;",
    'src/api/d.ts': 'export const d = 1;',
  });
  expect(cyclesIn(house)).toEqual([]);
});
