import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

const node = (name: string, root: string, more: object = {}) => ({
  test: { name, root, environment: 'node', include: ['src/**/*.test.{ts,tsx}'], ...more },
})
/** Functions without state: their files share what is loaded. */
const pure = { isolate: false }
const setupFiles = [join(import.meta.dirname, 'packages/testing/src/kernel/refuse-complaints.ts')]
const dom = (name: string, root: string, setup: readonly string[] = []) => ({
  plugins: [vanillaExtractPlugin()],
  test: {
    name,
    root,
    environment: 'jsdom',
    // A context of its own for each file on one jsdom's start per worker: a third of the time of a process each.
    pool: 'vmThreads',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [...setupFiles, ...setup],
    testTimeout: 20_000,
    // On a busy machine an effect that moves the focus may take longer than the second that is given by default.
    expect: { poll: { timeout: 10_000 } },
  },
})

const api = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  globalSetup: [join(import.meta.dirname, 'apps/api/src/testing/database-template.ts')],
}
/** They break a module on purpose, so they load all of them anew; the others share what is loaded, the database's code above all. */
const withOwnModules = ['src/**/*-mutant.test.ts', 'src/session/password-hash.test.ts']

/** Vitest no longer finds this file by itself: every command passes `--config vitest.workspace.ts`. */
export default defineConfig({
  test: {
    // What a browser complained of stands in the message of the failure.
    chaiConfig: { truncateThreshold: 0 },
    // One worker less than processors by default, which on two leaves one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      node('domain', 'packages/domain', { ...pure, testTimeout: 20_000 }),
      node('contract', 'packages/contract', pure),
      node('testing', 'packages/testing', pure),
      node('provider', 'packages/provider', { ...pure, testTimeout: 60_000 }),
      node('database', 'packages/database', { testTimeout: 60_000, hookTimeout: 60_000 }),
      node('http', 'packages/http', pure),
      dom('browser', 'packages/browser'),
      node('stores', 'packages/stores', pure),
      node('server', 'packages/server'),
      node('openapi', 'packages/openapi', pure),
      node('documents', 'packages/documents', { testTimeout: 20_000 }),
      node('mails', 'packages/mails', pure),
      node('bank', 'apps/bank', { testTimeout: 20_000, hookTimeout: 60_000 }),
      node('demo-data', 'packages/demo-data', pure),
      node('pictures', 'packages/pictures', { ...pure, testTimeout: 60_000 }),
      dom('ui', 'packages/ui'),
      node('api', 'apps/api', { ...api, isolate: false, exclude: withOwnModules }),
      node('api-mutants', 'apps/api', { ...api, include: withOwnModules }),
      dom(
        'web',
        'apps/web',
        ['wait-longer', 'scroll-nowhere'].map((name) => join(import.meta.dirname, `apps/web/src/testing/${name}.ts`)),
      ),
      node('terminal', 'apps/terminal', { testTimeout: 60_000, hookTimeout: 120_000 }),
      node('workbench', 'apps/workbench', { testTimeout: 60_000 }),
      node('e2e', 'apps/e2e', {
        // Two browsers and their shops share the processors: what takes a moment alone may take seconds here.
        expect: { poll: { timeout: 20_000 } },
        testTimeout: 240_000,
        hookTimeout: 300_000,
        globalSetup: [join(import.meta.dirname, 'apps/e2e/src/harness/shop-template.ts')],
      }),
    ],
  },
})
