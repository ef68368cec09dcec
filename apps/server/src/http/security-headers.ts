import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

interface Transport {
  /** Send HSTS with every response: for a server behind a proxy that terminates TLS without X-Forwarded-Proto. */
  readonly alwaysHttps: boolean
}

/** On every response, including errors: register it before any handler. */
export async function sendSecurityHeaders(app: FastifyInstance, { alwaysHttps }: Transport): Promise<void> {
  await app.register(helmet, headers)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
    // The protocol is taken from a trusted proxy only. Never over plain http by default: on a home network a browser would
    // then never reach the server again.
    if (alwaysHttps || request.protocol === 'https')
      reply.header('strict-transport-security', strictTransport)
  })
}

/**
 * No inline script or style, nothing from other origins, no framing. No `upgrade-insecure-requests`: without https the page
 * would then load nothing.
 */
const headers: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      // data: for the charts of a PDF, which are drawn from images.
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      // These three do not fall back to default-src.
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      requireTrustedTypesFor: ["'script'"],
      // The page's one policy: apps/web/src/worker/trusted-script.ts.
      trustedTypes: ['race-nutrition'],
    },
  },
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
}

/** A year, for this host alone: its subdomains are not ours to decide about. */
const strictTransport = 'max-age=31536000'

/** Features that this page never uses. Browsers warn about names that they do not know. */
const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')
