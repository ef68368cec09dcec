import { inMilliliters, nutrientUnits, type Reader, withThousands } from '../amounts/format-amounts.ts'
import type { Barred } from '../../foods/exclusions/permitted.ts'
import { capitalize, lowercaseFirst } from '../../letter-case.ts'
import type { NotKept } from '../../not-kept.ts'
import { becauseWords } from '../findings/exclusion-findings.ts'
import { racesWithStations } from '../../4-race-day/course/races-with-stations.ts'
import { fuelListName } from '../race-day/fuel-words.ts'
import { shortfallCause } from '../race-day/shortfall-cause.ts'
import type { NoteRenderers } from './note-renderers.ts'

export const fuelNotes = {
  'own-fuel-not-kept': ({ product }, { race_day: { not_kept: left, kit } }) => {
    const because = left.find((each) => each.product === product)?.because
    const [instead] = kit.filter(({ use }) => use === 'fuel')
    const takes = instead ? ` The plan takes ${fuelListName(instead.product)}.` : ''
    return because
      ? `${capitalize(fuelListName(product))} is left out: ${lowercaseFirst(whyNot(because))}.${takes}`
      : ''
  },
  'course-filled-in': ({ checked }, { race_day: { on_course: course } }) => {
    const from = racesWithStations.find(({ id }) => id === course?.preset)
    const when = from?.year ? ` (from ${from.year.replace('-', '–')})` : ''
    const whose = `The stations${from ? ` of ${from.race}` : ''}${when} can change: check your race’s own guide.`
    return checked ? whose : `${whose} Until you have, nothing from the course counts in the table.`
  },
  'far-stations': () =>
    'The stations you gave leave more than an hour without a drink, or none in time: the table counts on a bottle of your own.',
  'course-not-taken': ({ product }, { race_day: { on_course: course } }) => {
    const handedOut = [...(course?.drink ? [course.drink] : []), ...(course?.gels ?? [])]
    const because = handedOut.find((each) => each.product === product)?.because
    return because
      ? `On the course, do not take ${fuelListName(product)}: ${lowercaseFirst(whyNot(because))}.`
      : ''
  },
  shortfall: ({ run, of }, { runner, race_day: race, long_run: longRun }) => {
    const { shortfalls } = run === 'race' ? race : longRun
    const where = run === 'race' ? 'In the race' : 'On the long run'
    return shortfalls
      .filter((shortfall) => shortfall.of === of)
      .map(
        ({ target, delivered, because }) =>
          `${where}, ${of} ${of === 'sodium' ? 'comes' : 'come'} to about ${amountText(runner, of, delivered)} an hour instead of ${amountText(runner, of, target)}: ${lowercaseFirst(shortfallCause({ because }))}`,
      )
      .join('')
  },
} satisfies Partial<NoteRenderers>

/** As the exclusions say it, or by what the run allows. */
const whyNot = (because: NotKept['because']) =>
  because.code in usability
    ? usability[because.code as keyof typeof usability]
    : becauseWords(because as Barred)

const usability = {
  'not-for-this': 'It is not taken this way: a drink is drunk, a gel or food is eaten',
  caffeine: 'It holds caffeine, which this plan takes before the start alone',
  'sodium-unknown': 'Its label tells no sodium, and an unknown figure is never counted as none',
  'supplement-under-18': 'Under 18 no supplements',
  'adds-salt': 'No salt is to be added, by what you wrote about your health',
  'too-salty': 'It is saltier than 2 g of sodium a liter',
  fructose: 'It holds fructose, or its label does not tell',
  'too-much-at-once': 'One serving holds more than the 40 g that a stomach takes at once',
} as const

const amountText = (reader: Reader, of: keyof typeof nutrientUnits, amount: number) =>
  of === 'fluids' ? inMilliliters(reader, amount) : `${withThousands(amount)} ${nutrientUnits[of]}`
