import { type Check, hard, lookAt, type Reading, soft } from '../audit.ts'
import { spelledOut } from '../reading/read-amounts.ts'
import { type RowRead, sumOf } from '../reading/read-rows.ts'
import { figure } from './within.ts'

const section = 'numbers_summary'

/** The totals are the sums of all rows of the table. */
export const totalsAddUp: Check = {
  id: 'totals-add-up',
  look: ({ rows, plan }) => {
    const totals = plan.numbers_summary.race_day_totals
    return [
      lookAtTotal('carbs', totals.carbs_g, rows, 'carbs_g'),
      lookAtTotal('sodium', totals.sodium_mg, rows, 'sodium_mg'),
      lookAtTotal('fluids', totals.fluids_ml, rows, 'fluids_ml'),
    ]
  },
}

function lookAtTotal(
  what: string,
  total: number,
  rows: readonly RowRead[],
  column: Parameters<typeof sumOf>[1],
): Reading {
  const sum = sumOf(rows, column)
  const areNumbers = Number.isFinite(total) && Number.isFinite(sum)
  const words = `The race-day total of ${what} is ${figure(total)}, and the rows sum to ${figure(sum)}.`
  return lookAt(
    { section, what: `the total of ${what} and its rows`, unread: 'soft' },
    areNumbers ? rows : [],
    (all) => (all.length > 0 && Math.abs(total - sum) > 0.5 ? [hard(section, words)] : []),
  )
}

/** The gels counted are the gels of the rows. */
export const gelsCounted: Check = {
  id: 'gels-counted',
  look: ({ rows, plan }) => {
    const stated = plan.numbers_summary.race_day_totals.gels_count
    const items = rows.filter(({ entry }) => `${entry.action}${entry.item}`.trim() !== '')
    return lookAt(
      { section, what: 'the gels of the rows', unread: 'soft' },
      Number.isFinite(stated) ? items : [],
      (all) => {
        const counted = all.reduce((sum, { entry }) => sum + gelsIn(entry.item, entry.action), 0)
        return all.length === 0 || stated === counted
          ? []
          : [soft(section, `The summary counts ${figure(stated)} gels, and the rows name ${counted}.`)]
      },
    )
  },
}

/** Those of the item; where it names none, those of the action. */
const gelsIn = (item: string, action: string): number => gelsNamed(item) || gelsNamed(action)

/** "2 gels", "two caffeine-free gels"; the 100 of a "Gel 100" is its name. Packets of syrup are gels too. */
const gelsNamed = (text: string): number =>
  spelledOut(text)
    .split(/[,;+(]|\bwith\b|\band\b|\bplus\b|\bor\b/u)
    .filter((part) => /\bgels?\b|\bsyrup packets?\b/u.test(part))
    .map((part) => Number(/^\s*(\d{1,2})\b(?!\s*(?:g|mg|ml|min|km)\b)/u.exec(part)?.[1] ?? 1))
    .reduce((sum, count) => sum + count, 0)
