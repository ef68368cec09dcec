import type { RenderedPlan } from '@race-nutrition/documents'
import { decimals } from '@race-nutrition/engine'
import { Amount } from '../amount.tsx'
import style from './race-table.module.css'
import { Reasoned } from '../reasons/reasons.tsx'
import { useRovingFocus } from '../layout/use-roving-focus.ts'

/** The hourly targets of the race, and what they are based on. */
export function RaceTargets({ plan: { facts, words } }: { plan: RenderedPlan }) {
  const { race, caffeine_mg } = facts.targets
  const { lasts } = words.race
  const numbers = useRovingFocus<HTMLParagraphElement>()
  return (
    <p ref={numbers} className={style.targets}>
      <span>
        Per hour, for{' '}
        <Reasoned path="targets.race.hours" of={`Time in the race: ${lasts}`}>
          {lasts}
        </Reasoned>
        :
      </span>
      <Amount
        of="An hour"
        amount={race.carbs_g_per_hr}
        unit="g carbs"
        channel="carbs"
        path="targets.race.carbs_g_per_hr"
      />
      <Amount
        of="An hour"
        amount={race.fluids_ml_per_hr}
        unit="ml fluids"
        channel="fluids"
        path="targets.race.fluids_ml_per_hr"
      />
      <Amount
        of="An hour"
        amount={race.sodium_mg_per_hr}
        unit="mg sodium"
        channel="sodium"
        path="targets.race.sodium_mg_per_hr"
      />
      <Amount
        of="In the race"
        amount={decimals(race.sweat_rate_lph, 2)}
        unit="L/h sweat rate"
        path="targets.race.sweat_rate_lph"
      />
      {caffeine_mg > 0 && (
        <Amount
          of="On race day"
          amount={caffeine_mg}
          unit="mg caffeine, optional"
          path="targets.caffeine_mg"
        />
      )}
    </p>
  )
}
