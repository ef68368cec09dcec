import { type Dispatch, useCallback, useRef } from 'react'
import { planViewModule } from '../lazy-modules.ts'
import type { ShownPlan } from '../shown-plan.ts'
import type { ScreenEvent } from '../screen.ts'

/** A kept plan; null if there is none, or the part of the page that shows it does not load. */
export const readKept = (id: string): Promise<ShownPlan | null> =>
  planViewModule.load().then(
    (view) => view.readKeptPlan(id),
    () => null,
  )

/** Opens a kept plan, unless another was asked for since; resolves to whether there is one. */
export type OpenKept = (id: string | null) => Promise<boolean>

export function useOpenKept(dispatch: Dispatch<ScreenEvent>): OpenKept {
  const asked = useRef<string>(null)
  return useCallback(
    async (id) => {
      asked.current = id
      const plan = id === null ? null : await readKept(id)
      if (plan && asked.current === id) dispatch({ type: 'opened', ...plan })
      return plan !== null
    },
    [dispatch],
  )
}
