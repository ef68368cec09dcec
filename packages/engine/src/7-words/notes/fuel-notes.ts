import { nutrientUnits, withThousands } from '../amounts/format-amounts.ts'
import { capitalize } from '../../letter-case.ts'
import type { AllergenCode } from '../../foods/exclusions/allergen-groups.ts'
import { fuelName } from '../race-day/fuel-words.ts'
import { shortfallCause } from '../race-day/shortfall-cause.ts'
import type { NoteRenderers } from './note-renderers.ts'

export const fuelNotes = {
  'product-label': ({ product, read_for: codes }) => {
    const words = fuelName(product)
    return codes.length > 0
      ? `Read the label of ${words} for ${codes.map((code) => codeWords[code]).join(', ')}.`
      : `${capitalize(words)}: the usual recipe fits you, but brands differ. Read the label before you buy.`
  },
  shortfall: ({ run, of }, { race_day: race, long_run: longRun }) => {
    const { shortfalls } = run === 'race' ? race : longRun
    const where = run === 'race' ? 'In the race' : 'On the long run'
    return shortfalls
      .filter((shortfall) => shortfall.of === of)
      .map(
        ({ target, delivered, because }) =>
          `${where}, ${of} ${of === 'sodium' ? 'comes' : 'come'} to about ${withThousands(delivered)} ${nutrientUnits[of]} an hour instead of ${withThousands(target)}. ${shortfallCause({ of, because })}`,
      )
      .join('')
  },
} satisfies Partial<NoteRenderers>

const codeWords: Record<AllergenCode, string> = {
  milk: 'milk',
  egg: 'egg',
  fish: 'fish',
  shellfish: 'shellfish',
  tree_nut: 'tree nuts',
  peanut: 'peanut',
  wheat: 'glucose syrup or maltodextrin from wheat',
  gluten: 'gluten',
  soy: 'soy',
  sesame: 'sesame',
  corn: 'corn',
  honey: 'honey',
  coconut: 'coconut',
  sulphite: 'sulfites',
  celery: 'celery',
  mustard: 'mustard',
}
