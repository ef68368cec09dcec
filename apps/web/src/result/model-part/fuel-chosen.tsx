import { fuelByModel, type RenderedPlan } from '@race-nutrition/documents'
import type { ReactNode } from 'react'

/** The fuel of the race that a model chose, with the mark of page or paper; none where it chose none. */
export function fuelChosen({ facts }: RenderedPlan, mark: ReactNode): readonly ReactNode[] {
  const fuel = fuelByModel(facts)
  return fuel === null
    ? []
    : [
        <span key="fuel">
          {fuel} {mark}
        </span>,
      ]
}
