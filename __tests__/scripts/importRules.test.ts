import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A small project with the real lint configuration; each file does one thing: path, code, violated rule. */
const PATHS = 'watchdesk(import-zones)';
const IMPORTS = 'eslint(no-restricted-imports)';
const REFUSED: [string, string, string][] = [
  ['contract/a.ts', "import { it } from '../server/engine/query/thing';", PATHS],
  ['contract/b.ts', "import { it } from '@client/shared/thing';", PATHS],
  ['src/app/a.ts', "import { it } from '@server/engine/query/thing';", PATHS],
  ['server/http/a.ts', "import { it } from '@client/shared/thing';", PATHS],
  ['src/shared/a.ts', "import { it } from '@client/api/thing';", PATHS],
  ['src/api/a.ts', "import { it } from '@client/features/one/thing';", PATHS],
  ['src/features/one/a.ts', "import { it } from '@client/features/two/thing';", PATHS],
  ['src/features/one/b.ts', "import { it } from '../two/thing';", PATHS],
  ['src/features/one/c.ts', "import { it } from '@client/pages/here/thing';", PATHS],
  ['src/features/one/d.ts', "import type { It } from '@client/features/two/thing';", PATHS],
  ['src/pages/here/a.ts', "import { it } from '@client/pages/there/thing';", PATHS],
  ['src/pages/here/b.ts', "import { it } from '@client/app/thing';", PATHS],
  ['server/people/b.ts', "import { it } from '@server/jobs/thing';", PATHS],
  ['server/topics/a.ts', "import { it } from '@server/app';", PATHS],
  ['server/people/a.ts', "import type { It } from '@server/topics/thing';", PATHS],
  ['server/engine/query/a.ts', "import { it } from '@server/topics/thing';", PATHS],
  ['server/engine/query/h.ts', "import { it } from '@server/db/thing';", PATHS],
  ['server/engine/query/b.ts', "import { it } from '@server/http/thing';", PATHS],
  ['server/engine/query/c.ts', "import it from 'fastify';", IMPORTS],
  ['server/engine/analyzer/a.ts', "import { it } from '../query/thing';", PATHS],
  ['server/engine/query/g.ts', "import type { It } from '@server/engine/feeds/thing';", PATHS],
  ['server/db/a.ts', "import { it } from '@server/engine/query/thing';", PATHS],
  ['server/jobs/a.ts', "import { it } from '@server/app';", PATHS],
  ['server/newsletters/a.ts', "import { it } from '@demo/thing';", PATHS],
  ['server/jobs/b.ts', "import type { It } from '../../demo/thing';", PATHS],
  ['contract/c.ts', "import { it } from '@demo/thing';", PATHS],
  ['src/app/b.ts', "import { it } from '@demo/thing';", PATHS],
  ['demo/a.ts', "import { it } from '@server/jobs/thing';", PATHS],
  ['demo/b.ts', "import { it } from '@client/shared/thing';", PATHS],
  ['demo/c.ts', 'export const it = process.env.HOME;', 'eslint(no-restricted-properties)'],
  ['src/features/one/e.ts', "import { it } from '../../shared/thing';", IMPORTS],
  ['src/features/one/f.ts', "import { useSelector as it } from 'react-redux';", IMPORTS],
  ['src/pages/here/c.ts', "import { useDispatch as it } from 'react-redux';", IMPORTS],
  ['src/pages/here/d.ts', "import { DataGridPro as it } from '@mui/x-data-grid-pro';", IMPORTS],
  ['src/pages/here/e.ts', "import { it } from '@mui/x-charts-premium/Thing';", IMPORTS],
  ['src/shared/index.ts', "export { it } from './thing';", 'watchdesk(no-barrel-files)'],
  ['src/shared/b.ts', "export * from './thing';", 'watchdesk(no-barrel-files)'],
  [
    'src/pages/here/i.tsx',
    "import Button from '@mui/material/Button';\nexport const It = () => <Button loading />;",
    'watchdesk(busy-button)',
  ],
  ['src/pages/here/j.ts', "export const it = '/users';", 'watchdesk(page-paths)'],
  ['src/features/one/g.ts', 'export const it = (id: string) => `/users/${id}`;', 'watchdesk(page-paths)'],
  ['src/pages/here/l.ts', "import { schema as it } from '@contract/schema';", IMPORTS],
  ['src/pages/here/k.ts', "export const it = () => import('./thing');", 'watchdesk(lazy-loading)'],
  ['src/pages/here/f.ts', "export const it = () => fetch('/');", 'eslint(no-restricted-globals)'],
  ['src/pages/here/g.ts', "export const it = () => window.fetch('/');", 'eslint(no-restricted-properties)'],
  ['server/engine/query/d.ts', 'export const it = process.env.HOME;', 'eslint(no-restricted-properties)'],
  ['server/engine/query/e.ts', 'export const it = (x: any) => String(x);', 'typescript(no-explicit-any)'],
  [
    'src/pages/here/h.ts',
    "import { useState } from 'react';\nexport function useIt(x: boolean) {\n  if (x) useState(0);\n}",
    'react-hooks(rules-of-hooks)',
  ],
];

const ALLOWED: [string, string][] = [
  ['src/app/reactions/z.ts', both('@client/features/one/thing', '@client/features/two/thing')],
  ['src/pages/here/x.ts', "import type { It } from '@contract/schema';\nexport const it: It = '';"],
  ['src/pages/here/z.ts', both('@client/features/one/thing', '@client/shared/thing')],
  ['src/features/one/z.ts', both('./thing', '@client/api/thing')],
  [
    'src/pages/here/y.ts',
    "function lazyComponent(load: () => Promise<number>) {\n  return load;\n}\nexport const it = lazyComponent(async () => (await import('./thing')).it);",
  ],
  ['src/api/z.ts', "export const it = () => fetch('/');"],
  ['src/api/y.ts', both('@contract/thing', '@client/shared/thing')],
  ['src/shared/redux/z.ts', "import { useSelector } from 'react-redux';\nexport const it = useSelector;"],
  ['server/app.ts', both('./topics/thing', '@demo/thing')],
  ['demo/z.ts', both('@server/topics/thing', '@contract/thing')],
  ['server/main.ts', "import { a } from './webThread';\nexport const it = [a, process.env];"],
  ['server/topics/z.ts', both('@server/http/thing', '@server/engine/query/thing')],
  ['server/topics/y.ts', both('@server/people/thing', '@server/db/thing')],
  ['server/engine/query/z.ts', both('../analyzer/thing', './thing')],
  ['server/jobs/z.ts', both('@server/engine/query/thing', '@server/db/thing')],
];

const FOLDERS = [
  'contract',
  'src/app',
  'src/api',
  'src/shared',
  'src/features/one',
  'src/features/two',
  'src/pages/here',
  'src/pages/there',
  'server/people',
  'server/topics',
  'server/engine/analyzer',
  'server/engine/query',
  'server/engine/feeds',
  'server/http',
  'server/jobs',
  'server/db',
  'demo',
];

const ROOT = path.resolve(__dirname, '../..');

function both(one: string, other: string): string {
  return `import { it } from '${one}';\nimport { it as other } from '${other}';\nexport const a = it + other;`;
}

describe('the import rules', () => {
  let project = '';
  let complaints = new Map<string, string[]>();

  beforeAll(async () => {
    project = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
    for (const name of [
      'oxlint.config.mjs',
      'tsconfig.json',
      'package.json',
      'scripts/importRules.mjs',
      'scripts/lint/watchdesk.mjs',
    ]) {
      cpSync(path.join(ROOT, name), path.join(project, name));
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'));
    for (const folder of FOLDERS) write(`${folder}/thing.ts`, 'export const it = 1;\nexport type It = number;');
    write(
      'contract/schema.ts',
      "import { Type } from 'typebox';\nexport const schema = Type.String();\nexport type It = string;",
    );
    for (const [file, code] of [...REFUSED, ...ALLOWED]) write(file, code);
    complaints = await lint();
  }, 120_000);

  afterAll(() => rmSync(project, { recursive: true }));

  function write(file: string, code: string): void {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), `${code}\n`);
  }

  /** The rules that each file violates. */
  function lint(): Promise<Map<string, string[]>> {
    const args = [path.join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs', '--format', 'json'];
    return new Promise((resolve, reject) => {
      execFile(process.execPath, args, { cwd: project, maxBuffer: 20_000_000 }, (_error, stdout, stderr) => {
        if (!stdout.startsWith('{')) return reject(new Error(stdout + stderr));
        const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
        const rules = new Map<string, string[]>();
        for (const { code, filename } of diagnostics) rules.set(filename, [...(rules.get(filename) ?? []), code]);
        resolve(rules);
      });
    });
  }

  it.each(REFUSED)('%s violates a rule with: %s', (file, _code, rule) => {
    expect(complaints.get(file)).toContain(rule);
  });

  it.each(ALLOWED)('%s violates no rule with: %s', (file) => {
    expect(complaints.get(file) ?? []).toEqual([]);
  });

  it.each(['src/cellar', 'server/engine/cellar'])('an unknown folder %s makes lint fail', async (one) => {
    write(`${one}/thing.ts`, 'export const it = 1;');
    await expect(lint()).rejects.toThrow(`${one} is not listed`);
    rmSync(path.join(project, one), { recursive: true });
  });
});
