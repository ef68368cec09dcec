import { type RenderedPlan, zipFactsAndWords } from '@race-nutrition/documents'
import { type PlanRow, type PlanTotals, type RaceRowWords, stopGroups } from '@race-nutrition/engine'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import shapes from '../../look/shapes.module.css'
import { written } from '../amount.tsx'
import { numbered } from '../layout/lines.tsx'
import { useIsNarrow } from '../layout/use-is-narrow.ts'
import { Dish } from '../recipes/recipe-cards.tsx'
import style from './quick-rows.module.css'
import { StopGroups } from './stop-groups.tsx'

interface QuickRowsProps {
  readonly plan: RenderedPlan
  /** Those of the race as planned, or of a slower day. */
  readonly rows: readonly PlanRow[]
  /** Of a slower day only the rows on the course are rendered. */
  readonly aside: readonly RaceRowWords[]
  readonly totals: PlanTotals
  /** The table of these rows. */
  readonly children: ReactNode
}

/** A phone reads equal rows once, until the whole table is opened in their place; a larger screen has the table alone. */
export function QuickRows({ plan, rows, aside, totals, children }: QuickRowsProps) {
  const isNarrow = useIsNarrow()
  const groups = stopGroups(plan.facts, rows)
  if (!isNarrow || groups.length === 0) return children
  const beside = aside.length === 0 ? [] : zipFactsAndWords(rows, aside)
  const phase = (isAfter: boolean) =>
    beside.filter(({ facts }) => facts.phase !== 'during' && facts.minute > 0 === isAfter)
  return (
    <>
      <details className={style.whole}>
        <summary>
          The whole table, {rows.length} rows
          <ChevronDown aria-hidden size={20} />
        </summary>
        {children}
      </details>
      <div className={`${shapes.card} ${style.card}`}>
        <Beside rows={phase(false)} />
        <StopGroups groups={groups} hasAmounts />
        <p className={style.dose}>
          Start to finish <b data-channel="carbs">{written(totals.carbs_g)} g</b>{' '}
          <b data-channel="fluids">{written(totals.fluids_ml)} ml</b>{' '}
          <b data-channel="sodium">{written(totals.sodium_mg)} mg</b>
        </p>
        <Beside rows={phase(true)} />
      </div>
    </>
  )
}

type Row = ReturnType<typeof zipFactsAndWords<PlanRow, RaceRowWords>>[number]

/** Before the start, or after the finish. */
function Beside({ rows }: { rows: readonly Row[] }) {
  return numbered(rows).map(([index, { words }]) => (
    <p key={index} className={style.beside}>
      <b>{words.when}</b> {words.action}: {words.dish && <Dish of={words.dish} />}
      {words.onThePage}
    </p>
  ))
}
