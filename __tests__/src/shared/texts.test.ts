import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../../../src');
const texts = path.join(src, 'shared/lib/texts');
const read = (file: string) => readFileSync(file, 'utf8');

/** Every key of the catalogue, and the part that it is of. */
const parts = new Map<string, string>();
for (const file of readdirSync(path.join(texts, 'en'))) {
  for (const [, key = ''] of read(path.join(texts, 'en', file)).matchAll(/^ {2}'([^']+)':/gm)) {
    parts.set(key, path.basename(file, '.ts'));
  }
}
const late = new Set(readdirSync(path.join(texts, 'use')).map((file) => path.basename(file, '.ts')));

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

/** The late parts whose texts a module's own words name, whole or by a beginning that is filled in. */
function named(file: string): Set<string> {
  const source = read(file);
  const keys = [...source.matchAll(/'(\w+(?:\.\w+)+)'/g)].map(([, key = '']) => parts.get(key));
  const begun = [...source.matchAll(/t\(`([\w.]+\.)\$/g)].flatMap(([, begin = '']) =>
    [...parts].filter(([key]) => key.startsWith(begin)).map(([, part]) => part),
  );
  return new Set([...keys, ...begun].filter((part) => part !== undefined && late.has(part)).map(String));
}

const pages = readdirSync(path.join(src, 'pages')).flatMap((folder) =>
  readdirSync(path.join(src, 'pages', folder))
    .filter((file) => file.endsWith('Page.tsx'))
    .map((file) => path.join(folder, file)),
);

test.each([...pages.map((page) => path.join('pages', page)), 'app/main.tsx'])(
  '%s brings the texts that it shows',
  (entry) => {
    const reached = [...reach(path.join(src, entry))];
    const brought = new Set(
      reached.filter((file) => file.startsWith(path.join(texts, 'use'))).map((file) => path.basename(file, '.ts')),
    );
    const wanted = new Set(reached.filter((file) => !file.startsWith(texts)).flatMap((file) => [...named(file)]));
    expect([...wanted].filter((part) => !brought.has(part))).toEqual([]);
  },
);

test('every text of the catalogue is said somewhere', () => {
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !path.join(src, file).startsWith(path.join(texts, 'en')))
    .map((file) => read(path.join(src, file)))
    .join('\n');
  // A key that is put together, of which at least a word is written down.
  const begun = [...sources.matchAll(/`([\w.]*(?:\$\{[^`}]*\}[\w.]*)+)`/g)]
    .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
    .filter((pieces) => pieces.some((piece) => /\w/.test(piece)))
    .map((pieces) => new RegExp(`^${pieces.map((piece) => piece.replaceAll('.', '\\.')).join('.+')}$`));
  const unsaid = [...parts.keys()].filter(
    (key) => !sources.includes(`'${key}'`) && !begun.some((pattern) => pattern.test(key)),
  );
  expect(unsaid).toEqual([]);
});
