import { type Check, doesNotApply, type Fault, hard, type Look, lookAt, lookAtEach, soft } from '../audit.ts'
import { readAmounts } from '../reading/read-amounts.ts'
import type { Line } from '../reading/read-plan.ts'
import { placed, type RowRead } from '../reading/read-rows.ts'
import { findKeptOut } from '../words/find-kept-out.ts'
import { lookAtLines } from './look-at-lines.ts'
import { figure, outside } from './within.ts'

/** science.md 9.1, caffeine: none under 18, in no text at all. */
export const noCaffeineUnder18: Check = {
  id: 'no-caffeine-under-18',
  look: (read, { age }) => {
    if (age >= 18) return doesNotApply
    const owners = new Set(['caffeine-under-18'] as const)
    return lookAtLines(read, 'hard', (line): Fault[] => {
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

/** A dose that is planned has to be read where caffeine is spoken of; a plan that offers none has no dose to look at. */
function lookAtDoses<Dose>(
  doses: readonly Dose[],
  { section, isExpected }: { section: Fault['section']; isExpected: boolean },
  find: (doses: readonly Dose[]) => readonly Fault[],
): Look {
  if (doses.length === 0 && !isExpected) return doesNotApply
  return lookAt({ section, what: 'the dose of caffeine', unread: 'hard' }, doses, find)
}

/** science.md 9.1, caffeine: one dose. Said limits ("no more than 400 mg") are no doses. */
export const caffeineDose: Check = {
  id: 'caffeine-dose',
  look: ({ lines }, { weight }, { caffeine }) =>
    lookAtDoses(
      lines.flatMap((line) => dosesIn(line.text).map((dose) => ({ dose, line }))),
      { section: 'race_day_plan', isExpected: caffeine > 0 && lines.some(isOffer) },
      (doses) =>
        doses.flatMap(({ dose, line }) =>
          outside({
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

/** Notes speak of caffeine without a dose. */
const isOffer = ({ text, isNote }: Line) => !isNote && isOfCaffeine.test(text)
const isOfCaffeine = /caffein/iu

/** science.md 9.1, caffeine: the whole of race day. */
export const caffeineOfTheDay: Check = {
  id: 'caffeine-of-the-day',
  look: ({ rows }, _runner, { caffeine }) =>
    lookAtDoses(
      rows.flatMap(dosesOfRow),
      {
        section: 'race_day_plan',
        isExpected:
          caffeine > 0 && rows.some(({ entry }) => isOfCaffeine.test(`${entry.action} ${entry.item}`)),
      },
      (doses) => {
        const all = doses.reduce((sum, dose) => sum + dose, 0)
        return all > 400
          ? [
              hard(
                'race_day_plan',
                `The rows of race day come to ${figure(all)} mg of caffeine, more than 400 mg a day.`,
              ),
            ]
          : []
      },
    ),
}

function dosesOfRow({ entry }: RowRead): number[] {
  const doses = dosesIn(entry.item)
  return doses.length > 0 ? doses : dosesIn(entry.action)
}

/** "150 mg of caffeine", "caffeine: 200 mg"; any milligrams in a sentence of caffeine that names nothing else. */
function dosesIn(text: string): number[] {
  if (!isOfCaffeine.test(text)) return []
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
  look: ({ rows }) => {
    const caffeineRows = placed(rows).filter(
      ({ minute, entry }) =>
        minute < 0 &&
        /\b(?:caffeine|coffee|espresso)\b/iu.test(entry.action) &&
        !/\b(?:gel|breakfast|meal)\b/iu.test(entry.action),
    )
    // A plan without such a row counts no drink twice.
    if (caffeineRows.length === 0) return doesNotApply
    return lookAtEach(
      { section: 'race_day_plan', what: 'the caffeine row', unread: 'soft' },
      caffeineRows.filter(({ entry: { carbs_g, sodium_mg, fluids_ml } }) =>
        [carbs_g, sodium_mg, fluids_ml].every(Number.isFinite),
      ),
      ({ entry }) =>
        entry.carbs_g > 0 || entry.sodium_mg > 0 || entry.fluids_ml > 0
          ? [
              soft(
                'race_day_plan',
                'The caffeine row counts carbs, sodium or fluids of its own: its drink is part of the breakfast fluid.',
              ),
            ]
          : [],
    )
  },
}
