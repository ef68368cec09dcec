import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { environment: 'node', include: ['tests/exports/*.test.ts'], testTimeout: 60_000 },
})
