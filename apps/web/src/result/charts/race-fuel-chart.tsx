import type { RenderedPlan } from '@race-nutrition/documents'
import type { Plan } from '@race-nutrition/engine'
import { useMemo } from 'react'
import shapes from '../../look/shapes.module.css'
import style from './charts.module.css'
import { type FuelLayout, fuelLayout } from './fuel-layout.ts'
import { FuelPanel } from './fuel-panel.tsx'
import { FuelTable } from './fuel-table.tsx'
import { amountWords, fuelSummary, servingWords } from './fuel-words.ts'
import { Mark, MarkGroup } from './mark-group.tsx'
import { type RaceFuel, raceFuel } from './race-fuel.ts'
import { TimeAxis } from './time-axis.tsx'
import { type Marks, useMarks } from './use-marks.ts'
import { useWidth } from './use-width.ts'

interface RaceFuelChartProps {
  readonly plan: RenderedPlan
  /** A static chart for paper, without interaction. */
  readonly still?: boolean
  /** px; by default as wide as its container. */
  readonly width?: number
}

/** Race day as a chart: the intake over time, added up against the target. Renders nothing if nothing is taken. */
export function RaceFuelChart({ plan, still = false, width }: RaceFuelChartProps) {
  const fuel = useMemo(() => raceFuel(plan), [plan])
  return fuel && <FuelFigure fuel={fuel} runner={plan.facts.runner} still={still} fixedWidth={width} />
}

interface FuelFigureProps {
  readonly fuel: RaceFuel
  readonly runner: Plan['runner']
  readonly still: boolean
  readonly fixedWidth: number | undefined
}

const onScreen = { carbs: 132, others: 76 }
const onAPhone = { carbs: 100, others: 60 }
const phoneWidth = 480
/** With the table on one sheet. */
const onPaper = { carbs: 84, others: 48 }

function FuelFigure({ fuel, runner, still, fixedWidth }: FuelFigureProps) {
  const { place, width } = useWidth(fixedWidth)
  const marks = useMarks(fuel.servings.length)
  const layout = fuelLayout(fuel, {
    width,
    heights: still ? onPaper : width < phoneWidth ? onAPhone : onScreen,
  })
  const summary = `${fuelSummary(fuel)}${aboutTheBand}`
  return (
    <figure className={style.figure}>
      <div ref={place}>
        <svg
          width={width}
          height={layout.height}
          viewBox={`0 0 ${width} ${layout.height}`}
          className={style.chart}
          {...(still ? { role: 'img', 'aria-label': summary } : {})}
        >
          <g aria-hidden={!still}>
            {layout.panels.map((panel) => (
              <FuelPanel key={panel.channel.of} panel={panel} fuel={fuel} x={layout.x} />
            ))}
            <TimeAxis layout={layout} fuel={fuel} runner={runner} />
          </g>
          {!still && <ServingMarks fuel={fuel} layout={layout} marks={marks} />}
        </svg>
      </div>
      {/* The sums are already in the chart. */}
      {!still && <Readout fuel={fuel} chosen={marks.chosen} atRest="Shaded: the target. Tap a stop." />}
      <figcaption className={still ? style.caption : shapes.hidden}>{summary}</figcaption>
      {!still && <FuelTable fuel={fuel} />}
    </figure>
  )
}

const aboutTheBand = ' The shaded band is the target: a steady rate.'

interface ServingMarksProps {
  readonly fuel: RaceFuel
  readonly layout: FuelLayout
  readonly marks: Marks
}

/** An overlay with a column for each stop, as wide as the distance to its neighbors allows. */
function ServingMarks({
  fuel: { servings, channels, finish },
  layout: { x, axis, panels },
  marks,
}: ServingMarksProps) {
  const top = (panels[0]?.top ?? 0) + 22
  // Not across the labels between the panels.
  const guide = (at: number) =>
    panels.map(({ plotTop, bottom }) => `M${at} ${plotTop - 8}V${bottom}`).join('')
  const edges = [
    x(0),
    ...servings.slice(1).map(({ minute }, index) => (x(minute) + x(servings[index]?.minute ?? 0)) / 2),
    x(finish),
  ]
  return (
    <MarkGroup name="Stops on the course" marks={marks}>
      {servings.map((serving, index) => {
        const [from = 0, to = 0] = edges.slice(index, index + 2)
        return (
          <Mark key={serving.order} marks={marks} index={index} name={servingWords(serving, channels)}>
            <rect x={from} y={top} width={to - from} height={axis - top} className={style.column} />
            <path d={guide(x(serving.minute))} className={style.guide} />
          </Mark>
        )
      })}
    </MarkGroup>
  )
}

interface ReadoutProps {
  readonly fuel: RaceFuel
  readonly chosen: number | null
  readonly atRest: string
}

/** Describes the chosen stop, over what is below the chart. A screen reader reads it with the stop, or as the caption. */
function Readout({ fuel: { servings, channels }, chosen, atRest }: ReadoutProps) {
  const serving = chosen === null ? undefined : servings[chosen]
  return (
    <div className={style.readout} aria-hidden="true">
      <p className={style.soFar}>{atRest}</p>
      {serving && (
        <div className={style.bubble}>
          <p>
            <b className={style.when}>{serving.time}</b> {serving.place}
          </p>
          <p>{serving.text}</p>
          <p className={style.soFar}>
            Brings {amountWords(serving, channels)}. So far {amountWords(serving.soFar, channels)}.
          </p>
        </div>
      )}
    </div>
  )
}
