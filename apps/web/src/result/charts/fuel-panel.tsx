import { area, curveStepAfter, line } from 'd3-shape'
import { written } from '../amount.tsx'
import style from './charts.module.css'
import type { PanelLayout } from './fuel-layout.ts'
import { channelWords } from './fuel-words.ts'
import { ServingMark } from './serving-mark.tsx'
import type { RaceFuel } from './race-fuel.ts'
import type { Scale } from './scale.ts'

interface FuelPanelProps {
  readonly panel: PanelLayout
  readonly fuel: RaceFuel
  readonly x: Scale
}

/** The intake of one nutrient as a step line; the band behind it is the target. */
export function FuelPanel({ panel, fuel, x }: FuelPanelProps) {
  const { channel, top, y, ticks } = panel
  const taken = fuel.servings.filter((serving) => serving[channel.of] > 0)
  const size = markSize(taken.map(({ minute }) => x(minute)))
  return (
    <g data-channel={channel.channel}>
      <text x={0} y={top + 14} className={style.words}>
        <tspan className={style.name}>{channel.name}</tspan> <tspan dx={4}>{channelWords(channel)}</tspan>
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${x(0)} ${y(tick)}H${x(fuel.finish)}`} className={style.grid} />
          <text x={x(0) - 8} y={y(tick) + 4} className={style.tickEnd}>
            {written(tick)}
          </text>
        </g>
      ))}
      <TargetBand panel={panel} fuel={fuel} x={x} />
      <path d={stepLine(panel, fuel, x)} className={style.stair} />
      {taken.map((serving) => (
        <ServingMark
          key={serving.order}
          channel={channel.channel}
          x={x(serving.minute)}
          y={y(serving.soFar[channel.of])}
          size={size}
        />
      ))}
    </g>
  )
}

/** A mark is 11 px wide; if stops are closer, small enough not to overlap. */
function markSize(places: readonly number[]): number {
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0))
  return Math.max(0.4, Math.min(1, ...steps.map((step) => step / 13)))
}

function TargetBand({ panel: { channel, y }, fuel: { finish }, x }: FuelPanelProps) {
  if (channel.target.aim === 0) return null
  const { aim, least, most } = channel.target
  const band = area<{ at: number; least: number; most: number }>()
    .x(({ at }) => x(at))
    .y0((end) => y(end.least))
    .y1((end) => y(end.most))
  return (
    <>
      <path
        d={
          band([
            { at: 0, least: 0, most: 0 },
            { at: finish, least, most },
          ]) ?? ''
        }
        className={style.band}
      />
      <path d={`M${x(0)} ${y(0)}L${x(finish)} ${y(aim)}`} className={style.aim} />
    </>
  )
}

function stepLine({ channel: { of }, y }: PanelLayout, { servings, finish }: RaceFuel, x: Scale): string {
  const corners: [number, number][] = [
    [0, 0],
    ...servings.map(({ minute, soFar }): [number, number] => [minute, soFar[of]]),
    [finish, servings.at(-1)?.soFar[of] ?? 0],
  ]
  const draw = line()
    .x(([minute]) => x(minute))
    .y(([, amount]) => y(amount))
    .curve(curveStepAfter)
  return draw(corners) ?? ''
}
