import { inProject } from './project.mjs'

/** Servers and engine threads load the same modules at every start: stripping their types takes a second of CPU time. */
export const compileCache = { NODE_COMPILE_CACHE: inProject('node_modules', '.cache', 'compiled') }
