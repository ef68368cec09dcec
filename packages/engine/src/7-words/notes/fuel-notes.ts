import { inMilliliters, nutrientUnits, type Reader, withThousands } from '../amounts/format-amounts.ts'
import type { Barred } from '../../foods/exclusions/permitted.ts'
import { capitalize, lowercaseFirst } from '../../letter-case.ts'
import type { NotKept } from '../../not-kept.ts'
import { becauseWords } from '../findings/exclusion-findings.ts'
import { fuelListName } from '../race-day/fuel-words.ts'
import { caffeineNotKept } from '../race-day/caffeine-words.ts'
import { shortfallCause } from '../race-day/shortfall-cause.ts'
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
    return `${capitalize(fuelListName(product))} is left out: ${lowercaseFirst(whyNot(because))}.${takes}${like}`
  },
  shortfall: ({ run, of }, { runner, race_day: race, long_run: longRun }) => {
    const { shortfalls } = run === 'race' ? race : longRun
    const where = run === 'race' ? 'In the race' : 'On the long run'
    return shortfalls
      .filter((shortfall) => shortfall.of === of)
      .map(
        ({ target, delivered, because, needed }) =>
          `${where}, ${of} ${of === 'sodium' ? 'comes' : 'come'} to about ${amountText(runner, of, delivered)} an hour instead of ${amountText(runner, of, target)}: ${lowercaseFirst(shortfallCause({ because, needed }))}`,
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
  caffeine: 'It holds caffeine, which this plan takes once, before the start',
  'too-much-caffeine': 'One of it holds more caffeine than your dose',
  'sodium-unknown': 'Its label tells no sodium, and an unknown figure is never counted as none',
  'supplement-under-18': 'Under 18 no supplements',
  'adds-salt': 'No salt is to be added, by what you wrote about your health',
  'too-salty': 'It is saltier than 2 g of sodium a liter',
  fructose: 'It holds fructose, or its label does not tell',
  'too-much-at-once': 'One serving holds more than the 40 g that a stomach takes at once',
} as const

const amountText = (reader: Reader, of: keyof typeof nutrientUnits, amount: number) =>
  of === 'fluids' ? inMilliliters(reader, amount) : `${withThousands(amount)} ${nutrientUnits[of]}`
