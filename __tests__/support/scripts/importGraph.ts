import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The modules that each module imports, by path from the root. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The module of `from '…'`, `import '…'`, and `import('…')`, as the formatter leaves them. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g;
const ALIASES = { '@contract/': 'contract/', '@client/': 'src/', '@server/': 'server/', '@demo/': 'demo/' };

/** Every import between the TypeScript modules of these folders: values, types, and `import()`. */
export function importGraph(root: string, folders: readonly string[]): ImportGraph {
  const modules = new Set(folders.flatMap((folder) => modulesIn(root, folder)));
  return new Map([...modules].map((module) => [module, importsOf(root, module, modules)]));
}

function modulesIn(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

function importsOf(root: string, module: string, modules: ReadonlySet<string>): string[] {
  return [...readFileSync(path.join(root, module), 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const base = withoutAlias(module, specifier);
    return [`${base}.ts`, `${base}.tsx`].find((name) => modules.has(name)) ?? [];
  });
}

function withoutAlias(importer: string, specifier: string): string {
  for (const [alias, folder] of Object.entries(ALIASES)) {
    if (specifier.startsWith(alias)) return folder + specifier.slice(alias.length);
  }
  return path.join(path.dirname(importer), specifier);
}

/** The import cycles of a graph, each as the path from a module back to itself; one for each import that closes a cycle. */
export function importCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const open: string[] = [];
  const visit = (module: string): void => {
    if (done.has(module)) return;
    const start = open.indexOf(module);
    if (start >= 0) {
      cycles.push([...open.slice(start), module]);
      return;
    }
    open.push(module);
    for (const imported of graph.get(module) ?? []) visit(imported);
    open.pop();
    done.add(module);
  };
  for (const module of graph.keys()) visit(module);
  return cycles;
}

/**
 * The import cycles between the parts of each folder, where a part is a file of the folder, or a subfolder with all that
 * it contains. So a file may compose the subfolders beside it, and they may import other files beside them.
 */
export function folderCycles(graph: ImportGraph): string[][] {
  return [...foldersOf(graph)].flatMap((folder) => importCycles(partsOf(graph, folder)));
}

function foldersOf(graph: ImportGraph): Set<string> {
  const folders = new Set<string>();
  for (const module of graph.keys()) {
    for (let folder = path.dirname(module); folder !== '.'; folder = path.dirname(folder)) folders.add(folder);
  }
  return folders;
}

/** The imports between the parts of a folder. */
function partsOf(graph: ImportGraph, folder: string): ImportGraph {
  const partOf = (module: string): string[] => {
    const [name] = path.relative(folder, module).split(path.sep);
    return name === undefined || name === '..' ? [] : [path.join(folder, name)];
  };
  const parts = new Map<string, string[]>();
  for (const [module, imports] of graph) {
    for (const part of partOf(module)) {
      const others = imports.flatMap(partOf).filter((other) => other !== part);
      parts.set(part, [...(parts.get(part) ?? []), ...others]);
    }
  }
  return parts;
}
