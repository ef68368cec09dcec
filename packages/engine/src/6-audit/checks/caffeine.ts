import { type Check, type Fault, hard, soft } from '../audit.ts'
import { readAmounts } from '../reading/read-amounts.ts'
import { findKeptOut } from '../words/find-kept-out.ts'
import { figure, within } from './within.ts'

/** science.md 9.1, caffeine: none under 18, in no text at all. */
export const noCaffeineUnder18: Check = {
  id: 'no-caffeine-under-18',
  find: ({ lines }, { age }) => {
    if (age >= 18) return []
    const owners = new Set(['caffeine-under-18'] as const)
    return lines.flatMap((line): Fault[] => {
      const found = findKeptOut(line, owners)[0]
      return found
        ? [
            hard(
              line.section,
              `Under 18 no caffeine: "${found.words}" stands in "${line.text.slice(0, 80)}".`,
            ),
          ]
        : []
    })
  },
}

/** science.md 9.1, caffeine: one dose. Said limits ("no more than 400 mg") are no doses. */
export const caffeineDose: Check = {
  id: 'caffeine-dose',
  find: ({ lines }, { weight }) =>
    lines.flatMap((line) =>
      dosesIn(line.text).flatMap((dose) =>
        within({
          section: line.section,
          what: 'One dose of caffeine',
          value: dose,
          unit: 'mg',
          soft: [0, Math.min(3 * weight, 200)],
          hard: [0, Math.min(6 * weight, 400)],
          because: 'More than 3 mg for each kilogram, or 200 mg at once, adds only side effects.',
        }),
      ),
    ),
}

/** science.md 9.1, caffeine: the whole of race day. */
export const caffeineOfTheDay: Check = {
  id: 'caffeine-of-the-day',
  find: ({ rows }) => {
    const all = rows
      .flatMap(({ entry }) =>
        dosesIn(entry.item).concat(dosesIn(entry.item).length > 0 ? [] : dosesIn(entry.action)),
      )
      .reduce((sum, dose) => sum + dose, 0)
    return all > 400
      ? [
          hard(
            'race_day_plan',
            `The rows of race day come to ${figure(all)} mg of caffeine, more than 400 mg a day.`,
          ),
        ]
      : []
  },
}

/** "150 mg of caffeine", "caffeine: 200 mg"; any milligrams in a sentence of caffeine that names nothing else. */
function dosesIn(text: string): number[] {
  if (!/caffein/iu.test(text)) return []
  return readAmounts(text)
    .filter(({ unit, of, per }) => unit === 'mg' && per === null && (of === 'caffeine' || of === null))
    .filter(
      ({ index }) =>
        !/(?:no more than|not more than|at most|max(?:imum)?|limit|up to|exceed|more than|under|below|less than)\s*(?:of\s*)?(?:about\s*)?$/iu.test(
          text.slice(0, index),
        ),
    )
    .map(({ high }) => high)
}

/** Clarification to science.md 9.1: the drink of a caffeine row is part of the breakfast fluid. */
export const caffeineRowIsEmpty: Check = {
  id: 'caffeine-row-is-empty',
  find: ({ rows }) =>
    rows
      .filter(
        ({ minute, entry }) =>
          minute !== null && minute < 0 && /\b(?:caffeine|coffee|espresso)\b/iu.test(entry.action),
      )
      .filter(({ entry }) => !/\b(?:gel|breakfast|meal)\b/iu.test(entry.action))
      .filter(({ entry }) => entry.carbs_g > 0 || entry.sodium_mg > 0 || entry.fluids_ml > 0)
      .map(() =>
        soft(
          'race_day_plan',
          'The caffeine row counts carbs, sodium or fluids of its own: its drink is part of the breakfast fluid.',
        ),
      ),
}
