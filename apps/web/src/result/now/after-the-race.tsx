import type { RenderedPlan } from '@race-nutrition/documents'
import { HowItWent } from '../how-it-went/how-it-went.tsx'
import { Lines } from '../layout/lines.tsx'

/** What to eat and drink once it is run, and how it went. */
export function AfterTheRace({ plan: { facts, words } }: { plan: RenderedPlan }) {
  const recovery = words.raceRows.filter((_row, index) => facts.race_day.rows[index]?.phase === 'recovery')
  return (
    <>
      <Lines texts={recovery.map(({ when, item }) => `${when}: ${item}`)} />
      <HowItWent facts={facts} run="race" />
    </>
  )
}
