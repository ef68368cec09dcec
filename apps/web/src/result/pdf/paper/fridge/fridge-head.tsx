import { raceHeading, type RenderedPlan } from '@race-nutrition/documents'
import { hourlyAmounts, startText } from '@race-nutrition/engine'
import { courseFacts } from '../../../head/course-facts.ts'
import style from './fridge-page.module.css'

/** The race, and its rates before any total. */
export function FridgeHead({ plan }: { plan: RenderedPlan }) {
  const { facts, words } = plan
  const start = startText(facts.runner)
  const small = [
    words.race.pace,
    words.race.lasts,
    ...courseFacts(facts.runner, null).map(({ value }) => value),
    words.race.conditions,
  ]
  return (
    <header className={style.head}>
      <div>
        <h1>Your Personalized Nutrition Plan</h1>
        <p className={style.race}>
          {words.race.name} {words.race.target}
        </p>
        <p className={style.day}>
          {raceHeading(plan).day}
          {start !== null && `, start ${start}`}
        </p>
        <p className={style.small}>{small.filter(Boolean).join(' · ')}</p>
      </div>
      <Rates plan={plan} />
    </header>
  )
}

function Rates({ plan: { facts, words } }: { plan: RenderedPlan }) {
  const { caffeine } = words.race
  const isFueled = facts.race_day.rows.some(({ phase }) => phase === 'during')
  if (!isFueled) return null
  const { carbs, fluids, sodium } = hourlyAmounts(facts)
  return (
    <div className={style.rates}>
      <p>An hour of the race</p>
      <p className={style.figures}>
        <b data-channel="carbs">{carbs}</b> carbs
      </p>
      <p className={style.figures}>
        <b data-channel="fluids">{fluids}</b> fluids
      </p>
      <p className={style.figures}>
        <b data-channel="sodium">{sodium}</b> sodium
      </p>
      {caffeine > 0 && <p>Optional caffeine: {caffeine} mg</p>}
    </div>
  )
}
