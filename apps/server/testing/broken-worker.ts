/** A thread that cannot load what it is to run. */
throw new Error('broken')
