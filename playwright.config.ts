import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'
import { noModel } from './tests/browser/start-server.ts'

const port = Number(process.env['TEST_PORT'] ?? 4610)
const address = `http://127.0.0.1:${port}`
const chromium = findChromium()
const onLinux = process.platform === 'linux'

/** Chromium takes one list alone: ours, and what of Playwright's own list these tests lean on. */
const withoutFeatures = [
  // The list below the address bar is a page of its own, made anew with every window that nobody types into.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process in waiting for a second site, which no test visits.
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
]

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: 'list',
  expect: {
    // A busy machine takes several seconds to load the engine and make the first plan with it.
    timeout: 15_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/screenshots/{arg}{ext}',
      animations: 'disabled',
      maxDiffPixelRatio: 0.02,
    },
  },
  use: {
    baseURL: address,
    locale: 'en-US',
    actionTimeout: 10_000,
    // Its requests cannot be answered by a test; offline.spec.ts and updates.spec.ts allow it.
    serviceWorkers: 'block',
    // Recording costs a quarter of the time: `--trace retain-on-failure` where a failure needs it.
    trace: 'off',
    launchOptions: {
      ...(chromium === null ? {} : { executablePath: chromium }),
      args: [
        `--disable-features=${withoutFeatures.join(',')}`,
        // A tab starts in one process and stays in it.
        '--renderer-process-limit=1',
        // In a container the sandbox of Chromium has not the rights it needs.
        ...(onLinux && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      // A finger does not hover, and a phone has no Tab key; `@once` looks at neither the width nor the finger.
      grepInvert: /@desktop|@once/,
    },
  ],
  webServer: {
    command: `"${process.execPath}" --import ./tests/browser/server-clock.ts apps/server/src/main.ts`,
    env: { ...noModel, PORT: String(port), LOG_LEVEL: 'error', RATE_LIMIT: '100000', DRAIN_SECONDS: '0' },
    url: `${address}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
