import eslint from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importZones, schemaModules } from './scripts/importRules.mjs';

const WINGS = ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'demo/**/*.ts', 'contract/**/*.ts'];
const TOOLS = ['__tests__/**/*.{ts,tsx}', 'bench/**/*.ts', 'scripts/**/*.ts', '*.config.ts'];

const PAID_MUI = { regex: '^@mui/x-(license|.*-(pro|premium))(/|$)', message: 'Only the free (MIT) MUI X packages.' };
const DEEP = { regex: '^\\.\\./\\.\\./', message: 'Use @contract/, @client/, @server/ or @demo/.' };
const HTTP = { regex: '^(@fastify/|fastify(-plugin)?$)', message: 'The engine knows no HTTP.' };
const RAW_HOOKS = {
  name: 'react-redux',
  importNames: ['useSelector', 'useDispatch', 'useStore'],
  message: 'Use the typed hooks of src/shared/redux.',
};

const ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'server/config.ts is the one reader of the environment.',
};
const FETCH = 'Calls to the server are made by src/api.';
const REEXPORT = [
  { selector: 'ExportAllDeclaration', message: 'No barrel files: import from where it is.' },
  { selector: 'ExportNamedDeclaration[source]', message: 'No barrel files: import from where it is.' },
];

/** The text of a page's path: `/users`, `/users/…`, `/users?…`; not the folder of the guide's pictures. */
const PATH = '^\\u002f(?!help-pages)[a-z-]+([\\u002f?]|$)';
const ADDRESS = {
  selector: `:matches(Literal[value=/${PATH}/], TemplateElement[value.raw=/${PATH}/])`,
  message: 'Addresses of pages are made by src/shared/navigation/paths.ts.',
};

const BUSY = {
  selector: "JSXOpeningElement[name.name='Button'] > JSXAttribute[name.name='loading']",
  message: 'BusyButton keeps the focus while its work is under way.',
};

/** Code is loaded later by lazyComponent, prefetch, or loadChunk, which handle a chunk that can't be loaded. */
const LAZY = {
  selector: 'ImportExpression:not(CallExpression[callee.name=/^(lazyComponent|prefetch|loadChunk)$/] ImportExpression)',
  message: 'Load code by lazyComponent, prefetch, or loadChunk of src/shared/lazy.',
};

const typesOnly = (name) => ({ name, allowTypeImports: true, message: 'The client imports only types of schemas.' });

function restrictedImports({ patterns = [], paths = [] }) {
  return { 'no-restricted-imports': ['error', { patterns: [PAID_MUI, ...patterns], paths }] };
}

export default tseslint.config(
  {
    ignores: ['dist', 'data', 'coverage', '.cache', 'node_modules', 'test-results', 'playwright-report', 'public'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    plugins: { 'import-x': importX },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.js'],
    languageOptions: { sourceType: 'commonjs' },
  },

  // Types: every rule that needs them in the product, those that do not everywhere.
  {
    files: WINGS,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }], // code points are what is wanted
      '@typescript-eslint/no-unsafe-type-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/unbound-method': 'off', // objects here are made of closures
      // A quarter of the linting's time for what the compiler and the other rules mostly see.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  { files: TOOLS, extends: [tseslint.configs.strict] },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A component with no properties and a message without content are said by an empty interface.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-syntax': ['error', ...REEXPORT, BUSY],
      'no-undef': 'off', // TypeScript knows better
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },

  // The import rules.
  {
    files: WINGS,
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: importZones(import.meta.dirname) },
      ],
      'import-x/no-default-export': 'error',
      ...restrictedImports({ patterns: [DEEP] }),
    },
  },
  { files: ['**/*.d.ts'], rules: { 'import-x/no-default-export': 'off' } }, // they describe what others export
  { files: TOOLS, rules: restrictedImports({}) },
  { files: ['server/**', 'demo/**', 'contract/**'], rules: { 'no-restricted-properties': ['error', ENVIRONMENT] } },
  {
    // These hand the environment on; they do not look into it.
    files: ['server/config.ts', 'server/main.ts', 'server/cli/*.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: ['server/engine/**'], rules: restrictedImports({ patterns: [DEEP, HTTP] }) },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: FETCH }, { name: 'XMLHttpRequest', message: FETCH }],
      'no-restricted-properties': [
        'error',
        ENVIRONMENT,
        { object: 'window', property: 'fetch', message: FETCH },
        { object: 'globalThis', property: 'fetch', message: FETCH },
      ],
      ...restrictedImports({ patterns: [DEEP], paths: [RAW_HOOKS] }),
    },
  },
  {
    files: ['src/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: schemaModules(import.meta.dirname).map(typesOnly) },
      ],
    },
  },
  {
    files: ['src/{app,features,pages,shared}/**'],
    ignores: ['src/shared/navigation/paths.ts'],
    rules: { 'no-restricted-syntax': ['error', ...REEXPORT, BUSY, ADDRESS, LAZY] },
  },
  {
    // The router loads the code of a route by loadChunk.
    files: ['src/app/routes.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...REEXPORT, BUSY, ADDRESS] },
  },
  { files: ['src/shared/redux/**', 'src/shared/redux.ts'], rules: restrictedImports({ patterns: [DEEP] }) },
  {
    // The service worker answers what the page fetches.
    files: ['src/api/**', 'src/worker/**'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': ['error', ENVIRONMENT] },
  },

  // React, with the compiler's own rules.
  {
    files: ['src/**/*.{ts,tsx}', '__tests__/src/**/*.tsx'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: Object.fromEntries(
      Object.keys(reactHooks.configs.flat['recommended-latest'].rules).map((rule) => [rule, 'error']),
    ),
  },
);
