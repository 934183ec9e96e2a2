import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The modules that each module imports, by path from the root. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

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
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, module), 'utf8'));
  return importedFiles.flatMap(({ fileName }) => {
    const base = withoutAlias(module, fileName);
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
