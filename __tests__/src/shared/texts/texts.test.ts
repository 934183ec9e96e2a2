import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogs } from '../../../support/client/catalogs';

const src = path.resolve(__dirname, '../../../../src');
const read = (file: string) => readFileSync(file, 'utf8');

/** The catalog of every key; the texts of common.ts are always there. */
const catalogs = readCatalogs();
const catalogOf = new Map(catalogs.flatMap(({ file, texts }) => [...texts.keys()].map((key) => [key, file] as const)));
const isCommon = (file: string) => file.endsWith('shared/texts/common.ts');
const catalogFiles = new Set(catalogs.map(({ file }) => file));

function resolve(from: string, specifier: string): string | null {
  if (!/^(@client\/|\.)/.test(specifier)) return null;
  const base = specifier.startsWith('@client/')
    ? path.join(src, specifier.slice('@client/'.length))
    : path.resolve(path.dirname(from), specifier);
  return [`${base}.ts`, `${base}.tsx`].find(existsSync) ?? null;
}

/** A module and all that it imports, at once or later. */
function reach(entry: string): Set<string> {
  const reached = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || path.basename(file) === 'routes.tsx') continue;
    reached.add(file);
    const imports = read(file).matchAll(/^import\s+(?!type\b)(?:[^;']*?from\s+)?'([^']+)';|import\('([^']+)'\)/gm);
    for (const [, one, other] of imports) {
      const next = resolve(file, one ?? other ?? '');
      if (next) open.push(next);
    }
  }
  return reached;
}

/** The catalogs of the keys that a module names, as a whole or by a beginning that is completed at run time. */
function catalogsUsedBy(file: string): Set<string> {
  const source = read(file);
  const whole = [...source.matchAll(/'(\w+(?:\.\w+)+)'/g)].map(([, key = '']) => catalogOf.get(key));
  const begun = [...source.matchAll(/t\(`([\w.]+\.)\$/g)].flatMap(([, begin = '']) =>
    [...catalogOf].filter(([key]) => key.startsWith(begin)).map(([, catalog]) => catalog),
  );
  return new Set([...whole, ...begun].filter((catalog) => catalog !== undefined && !isCommon(catalog)).map(String));
}

const pages = readdirSync(path.join(src, 'pages')).flatMap((folder) =>
  readdirSync(path.join(src, 'pages', folder))
    .filter((file) => file.endsWith('Page.tsx'))
    .map((file) => path.join(folder, file)),
);

/** What src/app/main.tsx loads before any page. */
const always = reach(path.join(src, 'app/alwaysLoadedTexts.ts'));

test.each([...pages.map((page) => path.join('pages', page)), 'app/main.tsx'])(
  '%s imports the catalogs of the texts that it shows',
  (entry) => {
    const reached = reach(path.join(src, entry));
    const used = new Set(
      [...reached].filter((file) => !catalogFiles.has(file)).flatMap((file) => [...catalogsUsedBy(file)]),
    );
    const missing = [...used].filter((catalog) => !reached.has(catalog) && !always.has(catalog));
    expect(missing.map((file) => path.relative(src, file))).toEqual([]);
  },
);

test('each key stands in one catalog', () => {
  const keys = catalogs.flatMap(({ texts }) => [...texts.keys()]);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('every text is used', () => {
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !catalogFiles.has(path.join(src, file)))
    .map((file) => read(path.join(src, file)))
    .join('\n');
  // A key that is put together, of which at least a word is written down.
  const begun = [...sources.matchAll(/`([\w.]*(?:\$\{[^`}]*\}[\w.]*)+)`/g)]
    .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
    .filter((pieces) => pieces.some((piece) => /\w/.test(piece)))
    .map((pieces) => new RegExp(`^${pieces.map((piece) => piece.replaceAll('.', '\\.')).join('.+')}$`));
  const unsaid = [...catalogOf.keys()].filter(
    (key) => !sources.includes(`'${key}'`) && !begun.some((pattern) => pattern.test(key)),
  );
  expect(unsaid).toEqual([]);
});
