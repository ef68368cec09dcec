import type { RenderedPlan } from '@race-nutrition/documents'
import { useMemo } from 'react'
import { written } from '../amount.tsx'
import shapes from '../../look/shapes.module.css'
import style from './charts.module.css'
import { Mark, MarkGroup } from './mark-group.tsx'
import { linear, roundTicks, type Scale } from './scale.ts'
import { type Marks, useMarks } from './use-marks.ts'
import { useWidth } from './use-width.ts'
import { type CarbDay, dayWords, type WeekCarbs, weekCarbs, weekSummary } from './week-carbs.ts'

interface RaceWeekChartProps {
  readonly plan: RenderedPlan
  /** A static chart for paper, without interaction. */
  readonly still?: boolean
  /** px; by default as wide as its container. */
  readonly width?: number
}

/** Carbs per day, from today or the Monday of race week to race day, each against its target. */
export function RaceWeekChart({ plan: { facts }, still = false, width }: RaceWeekChartProps) {
  const week = useMemo(() => weekCarbs(facts), [facts])
  return <WeekFigure week={week} still={still} fixedWidth={width} />
}

const onScreen = 240
const onPaper = 180
const plot = { top: 46, left: 44, right: 8 }
const belowPlot = 46

interface WeekFigureProps {
  readonly week: WeekCarbs
  readonly still: boolean
  readonly fixedWidth: number | undefined
}

function WeekFigure({ week, still, fixedWidth }: WeekFigureProps) {
  const { place, width } = useWidth(fixedWidth)
  const marks = useMarks(week.days.length)
  const { days, training } = week
  const most = Math.max(training, ...days.map((day) => Math.max(day.target, day.carbs + day.onTop)))
  const height = still ? onPaper : onScreen
  const y = linear({ from: 0, to: most }, { from: height - belowPlot, to: plot.top })
  const step = (width - plot.left - plot.right) / days.length
  const summary = weekSummary(week)
  const chosen = marks.chosen === null ? undefined : days[marks.chosen]
  return (
    <figure className={style.figure}>
      <div ref={place}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          className={style.chart}
          {...(still ? { role: 'img', 'aria-label': `${summary} ${days.map(dayWords).join('. ')}.` } : {})}
        >
          <g aria-hidden={!still} data-channel="carbs">
            <text x={0} y={14} className={style.words}>
              <tspan className={style.name}>Carbs a day</tspan>{' '}
              <tspan dx={4}>g, the line is the target</tspan>
            </text>
            <Grid ticks={roundTicks(most)} y={y} width={width} />
            <path d={`M${plot.left} ${y(training)}H${width - plot.right}`} className={style.usual} />
            {days.map((day, index) => (
              <DayBar key={day.key} day={day} y={y} step={step} left={plot.left + index * step} />
            ))}
          </g>
          {!still && <DayMarks days={days} step={step} marks={marks} />}
        </svg>
      </div>
      {!still && (
        <div className={style.readout} aria-hidden="true">
          <p className={style.soFar}>{aboutTheLine(week)}</p>
          {chosen && <p className={style.bubble}>{dayWords(chosen)}</p>}
        </div>
      )}
      <figcaption className={still ? style.caption : shapes.hidden}>{summary}</figcaption>
    </figure>
  )
}

/** The days and their carbs are in the chart. */
const aboutTheLine = ({ training }: WeekCarbs) => `Dashed: training, ${written(training)} g.`

function Grid({ ticks, y, width }: { ticks: readonly number[]; y: Scale; width: number }) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path d={`M${plot.left} ${y(tick)}H${width - plot.right}`} className={style.grid} />
      <text x={plot.left - 8} y={y(tick) + 4} className={style.tickEnd}>
        {written(tick)}
      </text>
    </g>
  ))
}

interface DayBarProps {
  readonly day: CarbDay
  readonly y: Scale
  readonly step: number
  readonly left: number
}

function DayBar({ day, y, step, left }: DayBarProps) {
  const { carbs, target, onTop } = day
  const width = Math.min(72, step * 0.64)
  const from = left + (step - width) / 2
  const middle = left + step / 2
  const isNarrow = step < 62
  return (
    <g>
      <rect x={from} y={y(carbs)} width={width} height={y(0) - y(carbs)} className={style.bar} />
      {onTop > 0 && (
        <rect
          x={from + 1}
          y={y(carbs + onTop)}
          width={width - 2}
          height={y(carbs) - y(carbs + onTop)}
          className={style.onTop}
        />
      )}
      <path d={`M${from - 4} ${y(target)}h${width + 8}`} className={style.target} />
      <text x={middle} y={Math.min(y(carbs + onTop), y(target)) - 7} className={style.value}>
        {written(carbs + onTop)}
      </text>
      <text x={middle} y={y(0) + 20} className={style.tickMiddle}>
        <tspan className={style.time}>{isNarrow ? day.shortName : day.name}</tspan>
        <tspan x={middle} dy={16}>
          {isNarrow ? day.dayOfMonth : day.date}
        </tspan>
      </text>
    </g>
  )
}

interface DayMarksProps {
  readonly days: readonly CarbDay[]
  readonly step: number
  readonly marks: Marks
}

function DayMarks({ days, step, marks }: DayMarksProps) {
  return (
    <MarkGroup name="Carbs a day" marks={marks}>
      {days.map((day, index) => (
        <Mark key={day.key} marks={marks} index={index} name={dayWords(day)}>
          <rect
            x={plot.left + index * step}
            y={plot.top - 8}
            width={step}
            height={onScreen - plot.top + 4}
            className={style.column}
          />
        </Mark>
      ))}
    </MarkGroup>
  )
}
