import { joinList, withThousands } from '../amounts/format-amounts.ts'
import type { PlanDay } from '../../plan.ts'

/** The warning on a day that is so short that nobody should eat like it. */
export const shortDay = (day: PlanDay): string[] =>
  day.far_short_of.length === 0
    ? []
    : [`This day falls far short: ${shortfall(day)}. See a dietitian before you eat like this.`]

/** "1,200 of 2,400 kcal and 40 of 110 g protein". */
export const shortfall = ({ far_short_of: macros, totals, target }: PlanDay) =>
  joinList(
    macros.map((macro) =>
      macro === 'energy'
        ? `${withThousands(totals.kcal)} of ${withThousands(target.kcal)} kcal`
        : `${withThousands(totals[`${macro}_g`])} of ${withThousands(target[`${macro}_g`])} g ${macro}`,
    ),
  )
