import { defineConfig } from 'vitest/config'

/** Real servers and processes: one file after the other, so that none measures another's load. */
export default defineConfig({
  test: {
    name: 'operations',
    environment: 'node',
    include: ['tests/operations/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
  },
})
