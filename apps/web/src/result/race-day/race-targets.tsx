import type { RenderedPlan } from '@race-nutrition/documents'
import { decimals, raceRates } from '@race-nutrition/engine'
import { Amount } from '../amount.tsx'
import style from './race-table.module.css'
import { Reasoned } from '../reasons/reasons.tsx'
import { useRovingFocus } from '../layout/use-roving-focus.ts'

/** What the race takes in an hour, and what they are based on. */
export function RaceTargets({ plan: { facts, words } }: { plan: RenderedPlan }) {
  const { race } = facts.targets
  const { carbs, fluids, sodium } = raceRates(facts)
  const { lasts, caffeine } = words.race
  const numbers = useRovingFocus<HTMLParagraphElement>('Numbers of an hour of the race')
  return (
    <p ref={numbers} className={style.targets}>
      <span>
        Per hour, for{' '}
        <Reasoned path="targets.race.hours" of={`Time in the race: ${lasts}`}>
          {lasts}
        </Reasoned>
        :
      </span>
      <Amount of="An hour" {...carbs} unit="g carbs" channel="carbs" />
      <Amount of="An hour" {...fluids} unit="ml fluids" channel="fluids" />
      <Amount of="An hour" {...sodium} unit="mg sodium" channel="sodium" />
      <Amount
        of="In the race"
        amount={decimals(race.sweat_rate_lph, 2)}
        unit="L/h sweat rate"
        path="targets.race.sweat_rate_lph"
      />
      {caffeine > 0 && (
        <Amount of="On race day" amount={caffeine} unit="mg caffeine, optional" path="targets.caffeine_mg" />
      )}
    </p>
  )
}
