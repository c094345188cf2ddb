const room = process.env.ROOM ?? '*'

/** Mutation testing of one folder of the core by the folder's own tests; data and text catalogues are not mutated. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [`src/${room}/*.ts`, '!src/**/*.test.ts', '!src/**/*.test-d.ts', '!src/**/messages.ts'],
  // Stryker's sandbox has no tsconfig; Vite finds the package's.
  tsconfigFile: 'tsconfig.stryker-none.json',
  ignorePatterns: ['dist', '.types', 'reports', 'tsconfig*.json'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `reports/mutation/${room}.json` },
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
}
