import { type PlanTotals, type RaceDayEntry, withThousands } from '@race-nutrition/engine'
import { line } from './spreadsheet-cell.ts'

/** The race-day table as lines that are readable in a message and paste into a spreadsheet as columns. */
export const scheduleTable = (rows: readonly RaceDayEntry[]): string[] => [
  line('Time', 'Action', 'Item', 'Carbs (g)', 'Sodium (mg)', 'Fluids (ml)'),
  ...rows.map((row) => line(row.time, row.action, row.item, row.carbs_g, row.sodium_mg, row.fluids_ml)),
]

/** `Start to finish: 37 g carbs, 140 mg sodium, 350 ml fluids` */
export const totalLine = (name: string, { carbs_g, sodium_mg, fluids_ml }: PlanTotals) =>
  line(
    `${name}: ${withThousands(carbs_g)} g carbs, ${withThousands(sodium_mg)} mg sodium, ${withThousands(fluids_ml)} ml fluids`,
  )
