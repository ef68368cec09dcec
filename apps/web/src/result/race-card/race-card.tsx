import type { RenderedPlan } from '@race-nutrition/documents'
import {
  type AmountWords,
  carriedFuel,
  fuelFromCourse,
  heatInShort,
  hourlyAmounts,
  raceDoseInShort,
  startText,
  stopGroups,
  topUpOf,
} from '@race-nutrition/engine'
import shapes from '../../look/shapes.module.css'
import { goTo } from '../layout/go-to.ts'
import { type ButtonName, PreferenceButtons } from '../make-it-yours/preference-buttons.tsx'
import { StopGroups } from '../race-day/stop-groups.tsx'
import { Takes } from '../race-day/takes.tsx'
import style from './race-card.module.css'

/** What says when and where the stops of the race are. */
export const raceCardSettings = ['start_time', 'stations'] as const satisfies ButtonName[]

/** The race at a glance. */
export function RaceCard({ plan: { facts } }: { plan: RenderedPlan }) {
  const groups = stopGroups(facts)
  const start = startText(facts.runner)
  const topUp = topUpOf(facts, { namesWater: true })
  const carried = carriedFuel(facts)
  const handedOut = fuelFromCourse(facts)
  const dose = raceDoseInShort(facts)
  const heat = heatInShort(facts)
  return (
    <section className={`${shapes.card} ${style.card}`} aria-labelledby="race-card">
      <h2 id="race-card" className={style.title}>
        Race day on one card{start !== null && ` · start ${start}`}
      </h2>
      {heat !== null && <p className={style.carry}>{heat}</p>}
      <Rates perHour={hourlyAmounts(facts)} />
      {topUp && (
        <p className={style.carry}>
          {topUp.minutesBefore} min before: <Takes takes={topUp.takes} />.
        </p>
      )}
      <StopGroups groups={groups} />
      {dose !== null && <p className={style.carry}>{dose}.</p>}
      {carried.length + handedOut.length > 0 && (
        <p className={style.carry}>
          {[carried.length > 0 ? `Carry ${carried.join(', ')}` : '', ...handedOut].filter(Boolean).join('; ')}
          .
        </p>
      )}
      <PreferenceButtons place="race card" settings={raceCardSettings}>
        <button type="button" className={shapes.button} onClick={() => goTo('race-day')}>
          Open the table
        </button>
        <button type="button" className={shapes.button} onClick={() => goTo('if-then')}>
          If something goes wrong
        </button>
      </PreferenceButtons>
    </section>
  )
}

function Rates({ perHour }: { perHour: AmountWords }) {
  return (
    <dl className={style.rates}>
      {rates.map(({ of, says }) => (
        <div key={of} data-channel={of}>
          <dt>{says}</dt>
          <dd>{perHour[of]}</dd>
        </div>
      ))}
    </dl>
  )
}

const rates = [
  { of: 'carbs', says: 'carbs an hour' },
  { of: 'fluids', says: 'an hour, to thirst' },
  { of: 'sodium', says: 'sodium an hour' },
] as const
