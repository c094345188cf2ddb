import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { configDefaults, defineConfig } from 'vitest/config'

/** A timeout that only a hanging test reaches, even on a busy machine. */
const limits = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }
const node = (name: string, root: string, more: object = {}) => ({
  test: { name, root, ...limits, environment: 'node', include: ['src/**/*.test.{ts,tsx}'], ...more },
})
const ofTesting = (name: string) => join(import.meta.dirname, `packages/testing/src/kernel/${name}.ts`)
/** For tests with properties, which try the same values in each run. */
const seeded = { setupFiles: [ofTesting('property-seed')] }
/** For packages of pure functions: their test files share loaded modules. */
const pure = { ...seeded, isolate: false }
const dom = (name: string, root: string, setup: readonly string[] = []) => ({
  plugins: [vanillaExtractPlugin()],
  test: {
    name,
    root,
    ...limits,
    environment: 'jsdom',
    // Each file has a separate context in one jsdom environment per worker: a third of the time of a process per file.
    pool: 'vmThreads',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [ofTesting('refuse-complaints'), ...setup],
  },
})
/** For tests of pages. */
const ofReact = ['wait-longer', 'scroll-nowhere'].map((name) =>
  join(import.meta.dirname, `packages/react/src/testing/${name}.ts`),
)

/** For tests that start the API. */
const api = {
  ...seeded,
  globalSetup: [join(import.meta.dirname, 'apps/api/src/testing/database-template.ts')],
}
/**
 * These tests replace modules on purpose, so each of them loads its modules again. All other tests share loaded
 * modules, above all the database code.
 */
const withOwnModules = ['src/**/*-mutant.test.ts', 'src/session/password-hash.test.ts']

/** Vitest no longer finds this file by itself: every command passes `--config vitest.workspace.ts`. */
export default defineConfig({
  test: {
    // Vitest does not know which tests read these files, since none imports them; so a change reruns all tests.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/packages/*/{data,drawings}/**', '**/src/**/*.tsv'],
    // Do not truncate values in failure messages, since they include the browser's console errors.
    chaiConfig: { truncateThreshold: 0 },
    // The default is one worker fewer than processors, which leaves one of two processors idle.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      node('domain', 'packages/domain', pure),
      node('contract', 'packages/contract', pure),
      node('testing', 'packages/testing', pure),
      node('commerce', 'packages/commerce', pure),
      node('database', 'packages/database', seeded),
      node('http', 'packages/http', pure),
      dom('browser', 'packages/browser'),
      node('stores', 'packages/stores', pure),
      node('server', 'packages/server'),
      node('openapi', 'packages/openapi', pure),
      node('documents', 'packages/documents'),
      node('mails', 'packages/mails', pure),
      node('bank', 'apps/bank'),
      node('data-files', 'packages/data-files', pure),
      node('demo-data', 'packages/demo-data', pure),
      node('pictures', 'packages/pictures', pure),
      dom('ui', 'packages/ui'),
      dom('react', 'packages/react', ofReact),
      node('api', 'apps/api', { ...api, isolate: false, exclude: withOwnModules }),
      node('api-mutants', 'apps/api', { ...api, include: withOwnModules }),
      node('counter', 'apps/counter', api),
      dom('web', 'apps/web', ofReact),
      dom('panel', 'apps/panel', ofReact),
      node('terminal', 'apps/terminal', api),
      node('workbench', 'apps/workbench', seeded),
      node('e2e', 'apps/e2e', {
        // Files share the shop and the browser of their worker.
        isolate: false,
        globalSetup: [join(import.meta.dirname, 'apps/e2e/src/harness/shop-template.ts')],
      }),
    ],
  },
})
