import { type Plan, placeInWords } from '@race-nutrition/engine'
import style from './charts.module.css'
import type { FuelLayout } from './fuel-layout.ts'
import { clockWords } from './fuel-words.ts'
import type { RaceFuel } from './race-fuel.ts'
import { labeledMinutes } from './scale.ts'

interface TimeAxisProps {
  readonly layout: FuelLayout
  readonly fuel: RaceFuel
  readonly runner: Plan['runner']
}

const roomForALabel = 56

/** A tick at each stop; its time where there is room, with its place below, as in the table. */
export function TimeAxis({ layout: { width, x, axis }, fuel, runner }: TimeAxisProps) {
  const { finish, kilometers } = fuel
  const stops = [...new Set(fuel.servings.map(({ minute }) => minute))]
  const ticks = labeledMinutes(stops, finish, { axis: x(finish) - x(0), label: roomForALabel })
  const placeOf = (minute: number) => fuel.servings.find((stop) => stop.minute === minute)?.place
  return (
    <g>
      <path d={`M${x(0)} ${axis}H${x(finish)}`} className={style.axis} />
      {[...new Set([0, ...stops, finish])].map((minute) => (
        <path
          key={minute}
          d={`M${x(minute)} ${axis}v${stops.includes(minute) && !ticks.includes(minute) ? 3 : 6}`}
          className={style.axis}
        />
      ))}
      <text x={x(0)} y={axis + 20} className={style.tickMiddle}>
        Start
      </text>
      {ticks.map((minute) => (
        <text key={minute} x={x(minute)} y={axis + 20} className={style.tickMiddle}>
          <tspan className={style.time}>{clockWords(minute)}</tspan>
          <tspan x={x(minute)} dy={16}>
            {placeOf(minute)}
          </tspan>
        </text>
      ))}
      <text x={width} y={axis + 20} className={style.tickEnd}>
        <tspan className={style.time}>{clockWords(finish)}</tspan>
        <tspan x={width} dy={16}>
          {placeInWords(runner, kilometers)}
        </tspan>
      </text>
    </g>
  )
}
