import type { FastifyHelmetOptions } from '@fastify/helmet'

/**
 * No inline script or style, nothing from elsewhere, in nobody's frame. No `upgrade-insecure-requests` and no HSTS:
 * people run this on their own network over http, and a browser would then never reach it again.
 */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      workerSrc: ["'self'"],
      frameAncestors: ["'none'"],
      // These two do not fall back to default-src.
      baseUri: ["'self'"],
      formAction: ["'self'"],
    },
  },
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
}
