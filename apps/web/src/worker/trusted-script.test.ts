import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const started: unknown[][] = []

beforeEach(() => {
  started.length = 0
  // The policy is created once per page: each test loads its own module.
  vi.resetModules()
  vi.stubGlobal('Worker', function Worker(...given: unknown[]) {
    started.push(given)
  })
})
afterEach(() => vi.unstubAllGlobals())

const page = () => import('./trusted-script.ts')
const here = location.origin

test.each([
  ['/assets/pdf-worker-1a2b.js', `${here}/assets/pdf-worker-1a2b.js`],
  [`${here}/assets/pdf-worker-1a2b.js`, `${here}/assets/pdf-worker-1a2b.js`],
  ['/assets/worker.ts?worker_file&type=module', `${here}/assets/worker.ts?worker_file&type=module`],
])('%s is one of our scripts', async (url, whole) => {
  expect((await page()).ownScript(url, '/assets/')).toBe(whole)
})

test.each([
  '/sw.js',
  '/assets',
  '/api/ai/race-nutrition/object',
  '/assets/../api/x.js',
  '/assets/%2e%2e/api/x.js',
  'https://elsewhere.example/assets/x.js',
  '//elsewhere.example/assets/x.js',
  'data:text/javascript,/assets/',
  'blob:/assets/x.js',
  'javascript:/assets/x.js',
  'https://[',
])('%s starts no worker', async (url) => {
  const { ownScript } = await page()
  expect(() => ownScript(url, '/assets/')).toThrow(TypeError)
})

test('with Trusted Types, a worker starts from a URL made by the one policy', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => ({
    createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { startWorker } = await page()
  expect(createPolicy).not.toHaveBeenCalled()
  startWorker('/src/form/understanding/understanding-worker.ts')
  startWorker('/src/result/pdf/pdf-worker.ts')
  expect(createPolicy).toHaveBeenCalledOnce()
  expect(started).toEqual([
    [{ trusted: `${here}/src/form/understanding/understanding-worker.ts` }, { type: 'module' }],
    [{ trusted: `${here}/src/result/pdf/pdf-worker.ts` }, { type: 'module' }],
  ])
})

test('without Trusted Types, a worker starts from the URL itself, if it is one of ours', async () => {
  const { startWorker } = await page()
  startWorker('/src/form/understanding/understanding-worker.ts')
  expect(started).toEqual([[`${here}/src/form/understanding/understanding-worker.ts`, { type: 'module' }]])
  expect(() => startWorker('https://elsewhere.example/src/x.js')).toThrow('of this page alone')
  expect(started).toHaveLength(1)
})

test('the service worker is registered by the one policy, and starts no worker', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => ({
    createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
  }))
  const register = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy })
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  const { registerServiceWorker, startWorker } = await page()
  await registerServiceWorker()
  expect(register).toHaveBeenCalledExactlyOnceWith({ trusted: '/sw.js' }, { updateViaCache: 'none' })
  expect(() => startWorker('/sw.js')).toThrow('of this page alone')
})
