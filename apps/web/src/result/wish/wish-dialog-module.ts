import { lazyModule } from '../../lazy-module.ts'

// Apart from the other lazy modules, which the first load holds.
export const wishDialogModule = lazyModule(() => import('./wish-dialog.tsx'))
