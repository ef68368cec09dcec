import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

interface Transport {
  /** Whether every answer says so: for a server behind a proxy that ends TLS and does not tell. */
  readonly alwaysHttps: boolean
}

/** On every answer, errors included: register it before anything that answers. */
export async function sendSecurityHeaders(app: FastifyInstance, { alwaysHttps }: Transport): Promise<void> {
  await app.register(helmet, headers)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
    // Believed of a trusted proxy only. Never over plain http unasked: people run this on their own network, and a
    // browser would then never reach it again.
    if (alwaysHttps || request.protocol === 'https')
      reply.header('strict-transport-security', strictTransport)
  })
}

/**
 * No inline script or style, nothing from elsewhere, in nobody's frame. No `upgrade-insecure-requests`: on a network
 * without https the page would then load nothing.
 */
const headers: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      // data: for the charts of a PDF, which are painted from pictures.
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

/** A year, for this host alone: what else its owner runs below it is not ours to decide. */
const strictTransport = 'max-age=31536000'

/** What a page can ask a browser for and this one never does. Browsers complain of names that they do not know. */
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
