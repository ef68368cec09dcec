import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const shared = {
  setupFiles: ['scripts/property-seed.ts'],
  // A property over hundreds of runners takes a minute on a busy machine, and the first test of a file plans what the others share.
  testTimeout: 240_000,
  hookTimeout: 240_000,
}

// A module that one test file mocks would stay mocked, or unmocked, for the files after it.
const mockModules = [
  'app.test.tsx',
  'form/form-screen.test.tsx',
  'form/understanding/use-readings.test.tsx',
  'planning/with-kept-preferences.test.ts',
].map((file) => `apps/web/src/${file}`)

export default defineConfig({
  test: {
    // Vitest leaves a core free, which is half of a machine of two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            'packages/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'tests/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [react()],
        test: {
          ...shared,
          name: 'page',
          environment: 'happy-dom',
          isolate: false,
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude: mockModules,
        },
      },
      {
        plugins: [react()],
        test: { ...shared, name: 'page with mocks', environment: 'happy-dom', include: mockModules },
      },
    ],
  },
})
