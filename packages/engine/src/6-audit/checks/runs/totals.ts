import { findProduct } from '../../../foods/products.ts'
import type { PlanRow, PlanTotals } from '../../../plan.ts'
import { type Check, doesNotApply, lookAt, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import { duringRace, sumOf } from '../../rows.ts'

const section = 'numbers_summary'

/** Totals are the sums of their rows: of the whole table, from the start to the finish, and of the long run. */
const totalsAddUp: Check = {
  id: 'totals-add-up',
  look: (given) => {
    const { race_day: race, long_run: longRun } = given.plan
    return [
      lookAt(section, 'soft', race.rows, (rows) =>
        rows.length === 0
          ? []
          : differences(section, [
              ...pairs('race_day.breakfast_to_recovery', race.breakfast_to_recovery, rows),
              ...pairs('race_day.start_to_finish', race.start_to_finish, duringRace(given)),
            ]),
      ),
      longRun.rows.length > 0 || Object.values(longRun.totals).some((total) => total !== 0)
        ? lookAt('long_run_fueling', 'soft', longRun.rows, (rows) =>
            differences('long_run_fueling', pairs('long_run.totals', longRun.totals, rows)),
          )
        : doesNotApply,
    ]
  },
}

const pairs = (path: string, stated: PlanTotals, rows: readonly PlanRow[]) =>
  (['carbs_g', 'sodium_mg', 'fluids_ml'] as const).map((column) => ({
    path: `${path}.${column}`,
    stated: stated[column],
    made: sumOf(rows, column),
  }))

/** The number of gels is that of the rows. */
const gelsCounted: Check = {
  id: 'gels-counted',
  look: ({ plan: { race_day: race } }) =>
    lookAt(section, 'soft', race.rows, (rows) => {
      const made = rows
        .flatMap(({ servings }) => servings)
        .reduce((sum, { kind, id, amount }) => {
          const product = kind === 'product' ? findProduct(id) : undefined
          return product?.gel ? sum + amount : sum
        }, 0)
      return rows.length === 0
        ? []
        : differences(section, [{ path: 'race_day.gels', stated: race.gels, made }], soft)
    }),
}

export const totalChecks: readonly Check[] = [totalsAddUp, gelsCounted]
