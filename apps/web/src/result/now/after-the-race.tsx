import type { RenderedPlan } from '@race-nutrition/documents'
import { daysUntil } from '../head/days-to-go.ts'
import { HowItWent } from '../how-it-went/how-it-went.tsx'
import { Lines } from '../layout/lines.tsx'

interface AfterTheRaceProps {
  readonly plan: RenderedPlan
  readonly today: string
}

/** What to eat and drink once it is run, as long as that helps, and how it went. */
export function AfterTheRace({ plan: { facts, words }, today }: AfterTheRaceProps) {
  const recovery = words.raceRows.filter((_row, index) => facts.race_day.rows[index]?.phase === 'recovery')
  return (
    <>
      <Lines
        texts={
          isJustRun(facts.runner.race_date, today)
            ? recovery.map(({ when, item }) => `${when}: ${item}`)
            : ['For your next race, press New Plan.']
        }
      />
      <HowItWent facts={facts} run="race" today={today} />
    </>
  )
}

/** On its own day and the next. */
const isJustRun = (raceDate: string, today: string) => (daysUntil(raceDate, today) ?? 0) >= -1
