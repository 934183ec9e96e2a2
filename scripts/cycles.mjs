// Finds files that import each other in a circle, types aside. Part of `npm run lint`: eslint's own rule for it goes through
// all files again for each, which took an eighth of the linting.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const WINGS = { '@contract': 'contract', '@client': 'src', '@server': 'server' };

/** Each circle as the files on the way around, from the first by its name; [] where there is none. */
export function cyclesIn(root) {
  const files = Object.values(WINGS).flatMap((wing) => sourcesIn(root, wing));
  const imports = new Map(files.map((file) => [file, importedBy(root, file)]));
  return knots(imports).map((knot) => around(knot, imports));
}

function sourcesIn(root, wing) {
  if (!existsSync(path.join(root, wing))) return [];
  return readdirSync(path.join(root, wing), { recursive: true })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .map((name) => path.posix.join(wing, name.split(path.sep).join('/')))
    .sort();
}

function importedBy(root, file) {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.ESNext);
  const names = source.statements.filter(isRead).map(({ moduleSpecifier }) => moduleSpecifier.text);
  for (const [, name] of source.text.matchAll(/\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g)) names.push(name);
  return [...new Set(names.map((name) => fileOf(root, file, name)))].filter((found) => found !== undefined);
}

/** Whether an import or a passing on is there when the code runs. */
function isRead(statement) {
  if (ts.isExportDeclaration(statement)) return statement.moduleSpecifier !== undefined && !statement.isTypeOnly;
  if (!ts.isImportDeclaration(statement)) return false;
  const clause = statement.importClause;
  if (!clause) return true;
  if (clause.isTypeOnly) return false;
  const named = clause.namedBindings;
  const hasTypesAlone =
    named && ts.isNamedImports(named) && named.elements.length > 0 && named.elements.every((one) => one.isTypeOnly);
  return clause.name !== undefined || !hasTypesAlone;
}

function fileOf(root, from, name) {
  const [first, ...rest] = name.split('/');
  let base;
  if (name.startsWith('.')) base = path.posix.join(path.posix.dirname(from), name);
  else if (WINGS[first]) base = path.posix.join(WINGS[first], ...rest);
  else return undefined;
  return [base, `${base}.ts`, `${base}.tsx`].find((one) => {
    const stats = statSync(path.join(root, one), { throwIfNoEntry: false });
    return stats?.isFile() && /\.tsx?$/.test(one);
  });
}

/** The groups of files each of which leads to each other of its group: Tarjan's, without recursion. */
function knots(imports) {
  const state = new Map();
  const open = [];
  const found = [];
  for (const start of imports.keys()) {
    if (state.has(start)) continue;
    const way = [];
    const enter = (file) => {
      state.set(file, { low: state.size, number: state.size, isOpen: true });
      open.push(file);
      way.push({ file, rest: [...(imports.get(file) ?? [])] });
    };
    enter(start);
    while (way.length > 0) {
      const { file, rest } = way.at(-1);
      const own = state.get(file);
      const next = rest.pop();
      if (next !== undefined) {
        const other = state.get(next);
        if (!other) enter(next);
        else if (other.isOpen) own.low = Math.min(own.low, other.number);
        continue;
      }
      way.pop();
      const above = way.at(-1);
      if (above) state.get(above.file).low = Math.min(state.get(above.file).low, own.low);
      if (own.low !== own.number) continue;
      const knot = open.splice(open.indexOf(file));
      for (const one of knot) state.get(one).isOpen = false;
      if (knot.length > 1 || imports.get(file)?.includes(file)) found.push(knot.sort());
    }
  }
  return found;
}

/** The shortest way from the knot's first file back to it. */
function around([first, ...others], imports) {
  const within = new Set([first, ...others]);
  const cameFrom = new Map();
  const queue = [first];
  for (const file of queue) {
    for (const next of imports.get(file) ?? []) {
      if (next === first) {
        const back = [first];
        for (let one = file; one !== first; one = cameFrom.get(one)) back.splice(1, 0, one);
        return back;
      }
      if (!within.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return [first];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const cycles = cyclesIn(path.resolve(process.argv[2] ?? '.'));
  for (const cycle of cycles) console.error(`These import each other in a circle: ${[...cycle, cycle[0]].join(' → ')}`);
  process.exit(cycles.length === 0 ? 0 : 1);
}
