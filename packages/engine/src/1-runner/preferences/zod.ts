import * as z from 'zod'

// Before the first schema: otherwise zod tries `new Function`, which the page's Content-Security-Policy reports as a violation.
z.config({ jitless: true })

export { z }
