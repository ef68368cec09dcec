/** Raised by hand whenever a plan changes: a page uses facts only from its own version of the engine. */
export const engineVersion = '3.30.0'
