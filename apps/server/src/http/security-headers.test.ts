import fastify, { type FastifyServerOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { sendSecurityHeaders } from './security-headers.ts'

async function someServer(options: FastifyServerOptions = {}, alwaysHttps = false) {
  const app = fastify(options)
  await sendSecurityHeaders(app, { alwaysHttps })
  app.get('/', () => 'plan')
  app.get('/bug', () => {
    throw new Error('bug')
  })
  return async (headers: Record<string, string> = {}, url = '/') =>
    (await app.inject({ url, headers })).headers
}

test('a page may load only what is from its own origin and named here', async () => {
  const get = await someServer()
  const policy = String((await get())['content-security-policy']).split(';')
  expect(policy).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types race-nutrition',
  ])
})

test('a page may not ask for the camera, but may copy and keep the screen awake', async () => {
  const get = await someServer()
  const features = String((await get())['permissions-policy']).split(', ')
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(features).toContain(`${feature}=()`)
  for (const feature of ['clipboard-write', 'screen-wake-lock', 'web-share', 'fullscreen'])
    expect(features.filter((denied) => denied.startsWith(feature))).toEqual([])
})

test.each(['/', '/bug', '/nowhere'])('%s has them, whatever its status', async (url) => {
  const get = await someServer({}, true)
  expect(await get({}, url)).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'permissions-policy': expect.stringContaining('camera=()'),
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
})

describe('HSTS', () => {
  const https = { 'x-forwarded-proto': 'https' }
  const trusting = { trustProxy: ['loopback'] }

  test('is sent when a trusted proxy reports https', async () => {
    const get = await someServer(trusting)
    expect((await get(https))['strict-transport-security']).toBe('max-age=31536000')
    expect(await get({ 'x-forwarded-proto': 'http' })).not.toHaveProperty('strict-transport-security')
  })

  test.each([
    ['no proxy is trusted', {}],
    ['another proxy is trusted', { trustProxy: ['10.0.0.0/8'] }],
  ])("is not sent on a client's claim when %s", async (_, options) => {
    const get = await someServer(options)
    expect(await get(https)).not.toHaveProperty('strict-transport-security')
  })

  test('is not sent over plain http, unless the setting says so', async () => {
    expect(await (await someServer())()).not.toHaveProperty('strict-transport-security')
    expect((await (await someServer({}, true))())['strict-transport-security']).toBe('max-age=31536000')
  })
})
