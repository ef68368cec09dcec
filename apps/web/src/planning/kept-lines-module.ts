import { lazyModule } from '../lazy-module.ts'

// The facts that lines of a model name, with the foods that they may be: a plan without lines needs none of it.
export const keptLinesModule = lazyModule(() => import('./kept-lines.ts'))
