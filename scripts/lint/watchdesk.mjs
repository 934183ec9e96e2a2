// The project's own lint rules.
import path from 'node:path';
import { importZones } from '../importRules.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ALIASES = { '@contract/': 'contract/', '@client/': 'src/', '@server/': 'server/', '@demo/': 'demo/' };
const ZONES = importZones(ROOT);

/** Imports between folders that the architecture forbids; types and `import()` included. */
const importZonesRule = {
  create(context) {
    const file = path.relative(ROOT, context.filename).split(path.sep).join('/');
    const zones = ZONES.filter(({ target }) => isIn(file, target));
    if (zones.length === 0) return {};
    const check = ({ source }) => {
      const imported = typeof source?.value === 'string' ? importedPath(file, source.value) : undefined;
      if (imported === undefined) return;
      const broken = zones.find(
        ({ from, except }) =>
          from.some((folder) => isIn(imported, folder)) && !except.some((part) => isIn(imported, part)),
      );
      if (broken) context.report({ node: source, message: broken.message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

const BARREL = 'No barrel files: import from where it is.';
const noBarrelFiles = {
  create(context) {
    return {
      ExportAllDeclaration: (node) => context.report({ node, message: BARREL }),
      ExportNamedDeclaration(node) {
        if (node.source) context.report({ node, message: BARREL });
      },
    };
  },
};

const busyButton = {
  create(context) {
    return {
      JSXOpeningElement({ name, attributes }) {
        if (name.name !== 'Button') return;
        const node = attributes.find((attribute) => attribute.name?.name === 'loading');
        if (node) context.report({ node, message: 'BusyButton keeps the focus while its work is under way.' });
      },
    };
  },
};

/** The text of a page's path: `/users`, `/users/…`, `/users?…`; not the folder of the guide's pictures. */
const PATH = /^\/(?!help-pages)[a-z-]+([/?]|$)/;
const pagePaths = {
  create(context) {
    const check = (node, text) => {
      if (typeof text === 'string' && PATH.test(text)) {
        context.report({ node, message: 'Addresses of pages are made by src/shared/navigation/paths.ts.' });
      }
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

/** Code is loaded later by functions that handle a chunk that can't be loaded. */
const LOADERS = ['lazyComponent', 'prefetch', 'loadChunk'];
const lazyLoading = {
  create(context) {
    return {
      ImportExpression(node) {
        for (let parent = node.parent; parent; parent = parent.parent) {
          if (parent.type === 'CallExpression' && LOADERS.includes(parent.callee.name)) return;
        }
        context.report({ node, message: 'Load code by lazyComponent, prefetch, or loadChunk of src/shared/lazy.' });
      },
    };
  },
};

export default {
  meta: { name: 'watchdesk' },
  rules: {
    'busy-button': busyButton,
    'import-zones': importZonesRule,
    'lazy-loading': lazyLoading,
    'no-barrel-files': noBarrelFiles,
    'page-paths': pagePaths,
  },
};

function importedPath(importer, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(importer), specifier);
  const alias = Object.keys(ALIASES).find((prefix) => specifier.startsWith(prefix));
  return alias && ALIASES[alias] + specifier.slice(alias.length);
}

/** A part is a folder, or a file named with its extension, which imports leave out. */
function isIn(file, part) {
  const name = part.replace(/\.tsx?$/, '');
  return file === part || file === name || file.startsWith(`${name}/`) || file.replace(/\.tsx?$/, '') === name;
}
