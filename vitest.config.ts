import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// A module that one test file mocks would stay as it is for the files before and after it.
const mocksModules = ['app', 'form/form-screen', 'form/use-readings'].map(
  (file) => `apps/web/src/${file}.test.tsx`,
)

export default defineConfig({
  test: {
    // Vitest leaves a core free, which is half of a machine of two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          // Laws over hundreds of runners take seconds on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          setupFiles: ['scripts/property-seed.ts'],
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
          name: 'page',
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['scripts/property-seed.ts'],
          include: ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx'],
          exclude: mocksModules,
        },
      },
      {
        plugins: [react()],
        test: { name: 'page with mocks', environment: 'happy-dom', include: mocksModules },
      },
    ],
  },
})
