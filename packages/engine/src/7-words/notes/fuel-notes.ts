import {
  inMilliliters,
  inOwnDistance,
  joinList,
  nutrientUnits,
  type Reader,
  withThousands,
} from '../amounts/format-amounts.ts'
import { capitalize, lowercaseFirst } from '../../letter-case.ts'
import { racesWithStations } from '../../4-race-day/course/races-with-stations.ts'
import { fuelListName } from '../race-day/fuel-words.ts'
import { caffeineNotKept } from '../race-day/caffeine-words.ts'
import { whyNotTakenText } from '../race-day/why-not-taken.ts'
import { shortfallCause } from '../race-day/shortfall-cause.ts'
import { raceRates } from '../../race-rates.ts'
import type { NoteFacts } from '../../note.ts'
import type { Plan, PlanRunner, PlanShortfall } from '../../plan.ts'
import type { NoteRenderers } from './note-renderers.ts'

export const fuelNotes = {
  'caffeine-not-as-chosen': (_facts, plan) => caffeineNotKept(plan),
  'own-fuel-not-kept': ({ product }, { race_day: { not_kept: left, kit } }) => {
    const found = left.find((each) => each.product === product)
    if (!found) return ''
    const { because, nearest } = found
    const [fuel] = kit.filter(({ use }) => use === 'fuel')
    const takes = fuel ? ` The plan takes ${fuelListName(fuel.product)}.` : ''
    const like =
      nearest && nearest !== fuel?.product
        ? ` Nearest to it that you may take: ${fuelListName(nearest)}.`
        : ''
    return `${capitalize(fuelListName(product))} is left out: ${lowercaseFirst(whyNotTakenText(because))}.${takes}${like}`
  },
  'course-filled-in': ({ checked }, { race_day: { on_course: course } }) => {
    const from = racesWithStations.find(({ id }) => id === course?.preset)
    const when = from?.year ? ` (from ${from.year.replace('-', '–')})` : ''
    const whose = `The stations${from ? ` of ${from.race}` : ''}${when} can change: check your race’s own guide.`
    return checked ? whose : `${whose} Until you have, nothing from the course counts in the table.`
  },
  'far-stations': ({ stretches, drinks_between: drinksBetween }, { runner }) =>
    `${farStations(runner, stretches)}: ${drinksBetween ? 'the table counts on a bottle of your own' : 'the table has only what they hand out, so carry a bottle for the way between them'}.`,
  'course-not-taken': ({ product }, { race_day: { on_course: course } }) => {
    const handedOut = [...(course?.drink ? [course.drink] : []), ...(course?.gels ?? [])]
    const because = handedOut.find((each) => each.product === product)?.because
    if (!because) return ''
    const instead =
      course?.drink?.product === product ? ' Take water there.' : ' The plan has another in its place.'
    const left = `On the course, do not take ${fuelListName(product)}: ${lowercaseFirst(whyNotTakenText(because))}.`
    return `${left}${course?.counts ? instead : ''}`
  },
  shortfall: ({ run, of }, plan) => {
    const { runner, race_day: race, long_run: longRun } = plan
    const { shortfalls } = run === 'race' ? race : longRun
    const where = run === 'race' ? 'In the race' : 'On the long run'
    return shortfalls
      .filter((shortfall) => shortfall.of === of)
      .map(
        (shortfall) =>
          `${where}, ${of} ${of === 'sodium' ? 'comes' : 'come'} to about ${amountText(runner, of, run === 'race' ? raceRates(plan)[of].amount : shortfall.delivered)} an hour instead of ${amountText(runner, of, shortfall.target)}: ${lowercaseFirst(causeOnce(shortfall, run, plan))}`,
      )
      .join('')
  },
} satisfies Partial<NoteRenderers>

/** The long run has the fuel of the race, and what that is short of is explained there. */
function causeOnce(shortfall: PlanShortfall, run: NoteFacts['shortfall']['run'], plan: Plan): string {
  const isSaid = plan.race_day.shortfalls.some(
    ({ of, because, needed }) => of === shortfall.of && because === shortfall.because && needed,
  )
  return run === 'long-run' && shortfall.needed && isSaid
    ? 'as in the race.'
    : shortfallCause(shortfall, plan)
}

const amountText = (reader: Reader, of: keyof typeof nutrientUnits, amount: number) =>
  of === 'fluids' ? inMilliliters(reader, amount) : `${withThousands(amount)} ${nutrientUnits[of]}`

/** Where more than an hour is without a station, in the runner's unit; or that none is in time. */
function farStations(runner: PlanRunner, stretches: NoteFacts['far-stations']['stretches']): string {
  if (stretches.length === 0) return 'None of the stations you gave comes in time'
  const place = (km: number) =>
    km === 0 ? 'the start' : km === runner.race_km ? 'the finish' : inOwnDistance(runner, km)
  const places = stretches.map(({ from_km: from, to_km: to }) => `from ${place(from)} to ${place(to)}`)
  return `The stations you gave leave more than an hour without a drink, ${joinList(places)}`
}
