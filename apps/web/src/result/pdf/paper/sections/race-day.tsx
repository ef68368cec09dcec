import type { ReactNode } from 'react'
import { Part } from '../parts/part.tsx'

/** Race day of another service's plan: ours is the page for the fridge. */
export function RaceDayPart({ children }: { children: ReactNode }) {
  return (
    <Part title="Race-Day Fueling Plan (Minute-by-Minute)" of={['race_day_plan']} startsPageOver={1 / 3}>
      {children}
    </Part>
  )
}
