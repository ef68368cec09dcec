import { inMilliliters, nutrientUnits, type Reader, withThousands } from '../amounts/format-amounts.ts'
import { lowercaseFirst } from '../../letter-case.ts'
import { shortfallCause } from '../race-day/shortfall-cause.ts'
import type { NoteRenderers } from './note-renderers.ts'

export const fuelNotes = {
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

const amountText = (reader: Reader, of: keyof typeof nutrientUnits, amount: number) =>
  of === 'fluids' ? inMilliliters(reader, amount) : `${withThousands(amount)} ${nutrientUnits[of]}`
