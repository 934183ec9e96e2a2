import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What each part may import besides itself and contract/; a part is a folder or a file name. */
const SRC = {
  app: ['pages', 'features', 'api', 'shared'],
  pages: ['features', 'api', 'shared'],
  features: ['api', 'shared'],
  api: ['shared'],
  shared: [],
  worker: [],
};
/** The subjects of the server, lowest first: a subject may import those before it. */
export const SUBJECTS = [
  'images',
  'people',
  'files',
  'sign-in',
  'channels',
  'topics',
  'articles',
  'search',
  'matching',
  'mail',
  'alerts',
  'workspaces',
  'newsletters',
  'exchange',
];
const FOUNDATION = ['http', 'background', 'engine', 'db', 'metrics', 'tracing', 'config.ts', 'config'];
const SERVER = {
  'config.ts': ['config'],
  config: [],
  metrics: [],
  tracing: [],
  db: ['metrics', 'config'],
  engine: [],
  http: ['engine', 'db', 'metrics', 'tracing', 'config.ts', 'config'],
  background: ['db', 'metrics', 'tracing', 'config.ts', 'config'],
  ...inOrder(SUBJECTS, FOUNDATION),
  threads: [],
  jobs: ['threads', ...SUBJECTS, ...FOUNDATION],
  'app.ts': [...SUBJECTS, ...FOUNDATION],
  'prepareDatabase.ts': ['db', 'config.ts', 'config'],
  'webThread.ts': ['threads', 'config.ts', 'config'],
  'web.worker.ts': ['webThread.ts', 'threads', 'app.ts', ...SUBJECTS, ...FOUNDATION],
  'main.ts': ['webThread.ts', 'prepareDatabase.ts', 'threads', 'jobs', ...SUBJECTS, ...FOUNDATION],
  cli: ['app.ts', 'prepareDatabase.ts', 'jobs', ...SUBJECTS, ...FOUNDATION],
};
/** The demo newsroom is above the subjects; only these parts of the server may import it. */
const DEMO = {
  imports: [...SUBJECTS, ...FOUNDATION],
  importedBy: ['app.ts', 'prepareDatabase.ts', 'web.worker.ts', 'main.ts', 'cli'],
};
/** The parts of the engine, lowest first: a part may import those before it. */
const ENGINE = [
  'escapeHtml.ts',
  'isRecord.ts',
  'computing',
  'dates',
  'schedule',
  'analyzer',
  'summary',
  'query',
  'percolator',
  'similarity',
  'vocabulary',
  'postings',
  'feeds',
  'newsml',
  'feed-processes',
  'mail',
  'newsletter',
];
const PARTS = { src: SRC, server: SERVER, 'server/engine': inOrder(ENGINE) };
/** Folders whose entries may not import each other. */
const ISOLATED = ['src/features', 'src/pages'];
const OUTSIDE = ['__tests__', 'bench', 'scripts'];

/**
 * Generates the zones of the lint rule `watchdesk/import-zones` from the existing folders, so that new ones are covered
 * automatically: a file in `target` may import nothing in `from` but what is in `except`. Paths are relative to the root.
 * @throws Error for a folder that the architecture doesn't list
 */
export function importZones(root) {
  const message = 'Client and server share only contract/, and import no tests.';
  const zones = [
    zone('contract', ['src', 'server', 'demo', ...OUTSIDE], 'contract/ imports neither client nor server.'),
    zone('src', ['server', 'demo', ...OUTSIDE], message),
    zone('server', ['src', ...OUTSIDE], message),
    zone('demo', ['src', ...OUTSIDE], 'The demo is part of the server, and imports no tests.'),
    zone('demo', ['server'], `demo may import only contract, ${DEMO.imports.join(', ')}.`, DEMO.imports),
    ...entries(root, 'server')
      .filter((part) => !DEMO.importedBy.includes(part))
      .map((part) => zone(`server/${part}`, ['demo'], `Only ${DEMO.importedBy.join(', ')} may import the demo.`)),
  ];
  for (const [folder, parts] of Object.entries(PARTS)) {
    for (const part of entries(root, folder)) {
      const allowed = parts[part];
      if (!allowed) throw new Error(`${folder}/${part} is not listed in scripts/importRules.mjs.`);
      const message = `${folder}/${part} may import only ${['contract', ...allowed].join(', ')}.`;
      zones.push(zone(`${folder}/${part}`, [folder], message, [part, ...allowed]));
    }
  }
  for (const folder of ISOLATED) {
    for (const one of entries(root, folder)) {
      zones.push(zone(`${folder}/${one}`, [folder], `${folder}/${one} may not import its siblings.`, [one]));
    }
  }
  return zones;
}

/**
 * The modules of contract/ that define schemas. The client may import only their types: with a value comes the schema
 * library, 24 kB.
 */
export function schemaModules(root) {
  return readdirSync(path.join(root, 'contract'), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .filter((name) => readFileSync(path.join(root, 'contract', name), 'utf8').includes("from 'typebox'"))
    .map((name) => `@contract/${name.replace(/\.ts$/, '')}`);
}

/** Allows each part to import those before it, and the ground layer. */
function inOrder(parts, foundation = []) {
  return Object.fromEntries(parts.map((part, place) => [part, [...parts.slice(0, place), ...foundation]]));
}

/** `allowed` are parts of the one folder in `from`. */
function zone(target, from, message, allowed = []) {
  return { target, from, except: allowed.map((part) => `${from[0]}/${part}`), message };
}

function entries(root, folder) {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full).filter((name) => !name.endsWith('.d.ts') && !name.startsWith('.'));
}
