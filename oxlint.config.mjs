import { schemaModules } from './scripts/importRules.mjs';

const PRODUCT = ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'demo/**/*.ts', 'contract/**/*.ts'];
const TYPESCRIPT = ['**/*.{ts,tsx}'];

const PAID_MUI = { regex: '^@mui/x-(license|.*-(pro|premium))(/|$)', message: 'Only the free (MIT) MUI X packages.' };
const DEEP = { regex: '^\\.\\./\\.\\./', message: 'Use @contract/, @client/, @server/ or @demo/.' };
const HTTP = { regex: '^(@fastify/|fastify(-plugin)?$)', message: 'The engine knows no HTTP.' };
const RAW_HOOKS = {
  name: 'react-redux',
  importNames: ['useSelector', 'useDispatch', 'useStore'],
  message: 'Use the typed hooks of src/shared/redux.',
};
const SCHEMAS = schemaModules(import.meta.dirname).map((name) => ({
  name,
  allowTypeImports: true,
  message: 'The client imports only types of schemas.',
}));

const ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'server/config.ts is the one reader of the environment.',
};
const FETCH = 'Calls to the server are made by src/api.';

function restrictedImports({ patterns = [], paths = [] }) {
  return { 'no-restricted-imports': ['error', { patterns: [PAID_MUI, ...patterns], paths }] };
}

function errors(...rules) {
  return Object.fromEntries(rules.map((rule) => [rule, 'error']));
}

/** `npm run lint`: what is wrong or useless (`correctness`), and the rules below. */
export default {
  ignorePatterns: ['node_modules', 'dist', 'data', 'coverage', '.cache', 'test-results', 'playwright-report', 'public'],
  plugins: ['typescript', 'react', 'import', 'oxc'],
  jsPlugins: ['./scripts/lint/watchdesk.mjs'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  env: { node: true, es2024: true },
  rules: {
    ...errors(
      'no-array-constructor',
      'no-case-declarations',
      'no-empty',
      'no-fallthrough',
      'no-prototype-builtins',
      'no-regex-spaces',
      'no-unexpected-multiline',
      'no-useless-constructor',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
      'preserve-caught-error',
    ),
    ...restrictedImports({}),
  },
  overrides: [
    {
      files: TYPESCRIPT,
      rules: {
        ...errors(
          'no-console',
          'typescript/no-dynamic-delete',
          'typescript/no-explicit-any',
          'typescript/no-extraneous-class',
          'typescript/no-invalid-void-type',
          'typescript/no-namespace',
          'typescript/no-non-null-asserted-nullish-coalescing',
          'typescript/no-non-null-assertion',
          'typescript/no-require-imports',
          'typescript/no-unnecessary-type-constraint',
          'typescript/no-unsafe-function-type',
          'typescript/prefer-literal-enum-member',
          'typescript/unified-signatures',
          'watchdesk/busy-button',
          'watchdesk/no-barrel-files',
        ),
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        // A component with no properties and a message without content are said by an empty interface.
        'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
        'typescript/no-misused-spread': ['error', { allow: ['string'] }], // code points are what is wanted
        'typescript/unbound-method': 'off', // objects here are made of closures
      },
    },

    // Types: every rule that needs them.
    {
      files: PRODUCT,
      rules: {
        ...errors(
          'import/no-default-export',
          'typescript/no-generated-empty-object-type',
          'typescript/no-mixed-enums',
          'typescript/no-unnecessary-boolean-literal-compare',
          'typescript/no-unnecessary-condition',
          'typescript/no-unnecessary-template-expression',
          'typescript/no-unnecessary-type-arguments',
          'typescript/no-unnecessary-type-assertion',
          'typescript/no-unnecessary-type-conversion',
          'typescript/no-unnecessary-type-parameters',
          'typescript/no-unsafe-argument',
          'typescript/no-unsafe-assignment',
          'typescript/no-unsafe-call',
          'typescript/no-unsafe-enum-comparison',
          'typescript/no-unsafe-member-access',
          'typescript/no-unsafe-return',
          'typescript/no-unsafe-type-assertion',
          'typescript/only-throw-error',
          'typescript/prefer-promise-reject-errors',
          'typescript/prefer-reduce-type-parameter',
          'typescript/prefer-return-this-type',
          'typescript/related-getter-setter-pairs',
          'typescript/require-await',
          'typescript/restrict-plus-operands',
          'typescript/return-await',
          'typescript/use-unknown-in-catch-callback-variable',
          'watchdesk/import-zones',
        ),
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        ...restrictedImports({ patterns: [DEEP] }),
      },
    },
    { files: ['**/*.d.ts'], rules: { 'import/no-default-export': 'off' } }, // they describe what others export
    { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
    {
      files: ['__tests__/**', 'bench/**'],
      rules: {
        'typescript/no-base-to-string': 'off',
        'typescript/no-misused-spread': 'off',
        'typescript/require-array-sort-compare': 'off',
      },
    },

    // Who may use what.
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
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: FETCH },
          { name: 'XMLHttpRequest', message: FETCH },
        ],
        'no-restricted-properties': [
          'error',
          ENVIRONMENT,
          { object: 'window', property: 'fetch', message: FETCH },
          { object: 'globalThis', property: 'fetch', message: FETCH },
        ],
        ...restrictedImports({ patterns: [DEEP], paths: [RAW_HOOKS, ...SCHEMAS] }),
      },
    },
    {
      files: ['src/shared/redux/**', 'src/shared/redux.ts'],
      rules: restrictedImports({ patterns: [DEEP], paths: SCHEMAS }),
    },
    {
      // The service worker answers what the page fetches.
      files: ['src/api/**', 'src/worker/**'],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': ['error', ENVIRONMENT] },
    },
    {
      files: ['src/{app,features,pages,shared}/**'],
      rules: errors('watchdesk/lazy-loading', 'watchdesk/page-paths'),
    },
    { files: ['src/shared/navigation/paths.ts'], rules: { 'watchdesk/page-paths': 'off' } },
    // The router loads the code of a route by loadChunk.
    { files: ['src/app/routes.tsx'], rules: { 'watchdesk/lazy-loading': 'off' } },

    // React, with the compiler's own rules.
    {
      files: ['src/**/*.{ts,tsx}', '__tests__/src/**/*.tsx'],
      rules: errors(
        'react/exhaustive-deps',
        'react/immutability',
        'react/incompatible-library',
        'react/purity',
        'react/refs',
        'react/rules-of-hooks',
        'react/set-state-in-effect',
        'react/static-components',
        'react/unsupported-syntax',
        'react/use-memo',
        'react/void-use-memo',
      ),
    },
  ],
};
