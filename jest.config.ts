/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// Packages that ship ES modules only: jest runs CommonJS.
const esmPackages = [
  '@orama/stemmers',
  'jose',
  'openid-client',
  'oauth4webapi',
  'typebox',
  '@fastify/type-provider-typebox',

  'entities',
  'fast-xml-parser',
  'msw',
  '@mswjs',
  '@open-draft',
  'until-async',
  'rettime',
  'postal-mime',
  'csv-parse',
  'fast-check',
  'pure-rand',
];

const shared = {
  runtime: '<rootDir>/__tests__/support/jest/workerRuntime.cjs',
  transform: {
    '\\.md$': '<rootDir>/__tests__/support/jest/textTransform.cjs',
    // The client is compiled as in the production build, the React Compiler included. Its tests need Babel, which moves
    // jest.mock() above the imports.
    '<rootDir>/src/.+\\.tsx?$': '<rootDir>/__tests__/support/jest/swcTransform.cjs',
    '<rootDir>/__tests__/src/.+\\.tsx?$': ['babel-jest', { babelrc: false, configFile: './.babelrc' }],
    '^.+\\.(mjs|js|ts|tsx)$': '<rootDir>/__tests__/support/jest/esbuildTransform.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '^@contract/(.*)$': '<rootDir>/contract/$1',
    '^@client/(.*)$': '<rootDir>/src/$1',
    '^@server/(.*)$': '<rootDir>/server/$1',
    '^@demo/(.*)$': '<rootDir>/demo/$1',
    '^@guide/(.*)$': '<rootDir>/docs/guide/$1',
    '\\.css$': '<rootDir>/__tests__/support/jest/emptyModule.ts',
  },
} satisfies Config;

const config: Config = {
  // Three for two cores: tests often wait for the database, a timer, or a process.
  maxWorkers: 3,
  testSequencer: '<rootDir>/__tests__/support/jest/longestFirstSequencer.cjs',
  testTimeout: 60_000, // Generous: the workers share two cores with the browser tests and the linter.
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/__tests__/support/jest/nodeEnvironment.cjs',
      // Libraries still read globals that Jest cleans up between files; with the clean-up on, each read logs a warning.
      testEnvironmentOptions: { globalsCleanup: 'off' },
      testMatch: ['<rootDir>/__tests__/{contract,server,demo,bench,scripts}/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/support/jest/globalSetup.ts',
      globalTeardown: '<rootDir>/__tests__/support/jest/globalTeardown.ts',
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: '<rootDir>/__tests__/support/jest/jsdomEnvironment.cjs',
      testMatch: ['<rootDir>/__tests__/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/jest/jsdomSetup.ts'],
    },
  ],
};

export default config;
