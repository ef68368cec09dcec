import { inMilliliters, nutrientUnits, type Reader, withThousands } from '../amounts/format-amounts.ts'
import { capitalize, lowercaseFirst } from '../../letter-case.ts'
import { fuelListName } from '../race-day/fuel-words.ts'
import { caffeineNotKept } from '../race-day/caffeine-words.ts'
import { whyNotTakenText } from '../race-day/why-not-taken.ts'
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
    return `${capitalize(fuelListName(product))} is left out: ${lowercaseFirst(whyNotTakenText(because))}.${takes}${like}`
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

const amountText = (reader: Reader, of: keyof typeof nutrientUnits, amount: number) =>
  of === 'fluids' ? inMilliliters(reader, amount) : `${withThousands(amount)} ${nutrientUnits[of]}`
