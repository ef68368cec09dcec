/** A worker that fails to load. */
throw new Error('broken')
