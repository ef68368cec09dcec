import { defineConfig } from '@playwright/test'
import playwright from './playwright.config.ts'

const widths = [360, 768, 1280]
const schemes = ['light', 'dark'] as const

/** Screenshots of every state of the page, at three widths, light and dark. */
export default defineConfig({
  ...playwright,
  testDir: 'tests/shots',
  testMatch: '*.shot.ts',
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: { ...playwright.use, actionTimeout: 60_000, trace: 'off', reducedMotion: 'reduce' },
  projects: widths.flatMap((width) =>
    schemes.map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      use: { viewport: { width, height: 800 }, isMobile: width < 700, hasTouch: width < 700, colorScheme },
    })),
  ),
})
