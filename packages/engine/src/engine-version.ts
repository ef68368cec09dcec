/** Raised by hand whenever a plan moves: a page takes facts only from its own version of the engine. */
export const engineVersion = '2.0.1'
