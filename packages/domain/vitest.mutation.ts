import { defineConfig } from 'vitest/config'

const room = process.env['ROOM'] ?? '*'

/**
 * The core's tests as mutation testing runs them: a room by its own tests and by those that hold every machine to its
 * table, properties with one fixed seed.
 */
export default defineConfig({
  test: {
    include: [`src/${room}/**/*.test.ts`, 'src/machines.test.ts'],
    environment: 'node',
    setupFiles: ['./vitest.mutation-seed.ts'],
  },
})
