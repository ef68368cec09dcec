/** Node flags of the server: without them V8 keeps 67 MB of garbage on the main thread, and is no faster. */
export const serverFlags = /** @type {const} */ (['--max-semi-space-size=4'])
