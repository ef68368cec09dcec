import { type Check, type Fault, hard, soft } from '../audit.ts'
import { spelledOut } from '../reading/read-amounts.ts'
import { sumOf } from '../reading/read-rows.ts'
import { figure } from './within.ts'

const section = 'numbers_summary'

/** The totals are the sums of all rows of the table. */
export const totalsAddUp: Check = {
  id: 'totals-add-up',
  find: ({ rows, plan }) => {
    const totals = plan.numbers_summary.race_day_totals
    const sums: readonly (readonly [string, number, number])[] = [
      ['carbs', totals.carbs_g, sumOf(rows, 'carbs_g')],
      ['sodium', totals.sodium_mg, sumOf(rows, 'sodium_mg')],
      ['fluids', totals.fluids_ml, sumOf(rows, 'fluids_ml')],
    ]
    return sums
      .filter(([, total, sum]) => Math.abs(total - sum) > 0.5)
      .map(([what, total, sum]) =>
        hard(
          section,
          `The race-day total of ${what} is ${figure(total)}, and the rows sum to ${figure(sum)}.`,
        ),
      )
  },
}

/** The gels counted are the gels of the rows. */
export const gelsCounted: Check = {
  id: 'gels-counted',
  find: ({ rows, plan }): Fault[] => {
    const stated = plan.numbers_summary.race_day_totals.gels_count
    const counted = rows.reduce((sum, { entry }) => sum + gelsIn(entry.item, entry.action), 0)
    return stated === counted || !Number.isFinite(stated)
      ? []
      : [soft(section, `The summary counts ${figure(stated)} gels, and the rows name ${counted}.`)]
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
