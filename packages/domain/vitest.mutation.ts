import { defineConfig } from 'vitest/config'

const room = process.env['ROOM'] ?? '*'

/**
 * Configuration of the core's tests for mutation testing. A folder is tested by its own tests and by those that check
 * every machine against its table; properties use one fixed seed.
 */
export default defineConfig({
  test: {
    include: [`src/${room}/**/*.test.ts`, 'src/machines.test.ts'],
    environment: 'node',
    setupFiles: ['../testing/src/kernel/property-seed.ts'],
  },
})
