import type { Plan } from '@race-nutrition/engine'
import { area, line } from 'd3-shape'
import style from './charts.module.css'
import { elevationLayout } from './elevation-layout.ts'
import { useWidth } from './use-width.ts'
import type { KeptCourse } from '../make-it-yours/course-file/kept-course.ts'

interface ElevationProfileProps {
  readonly course: KeptCourse
  readonly runner: Pick<Plan['runner'], 'race_km' | 'units'>
}

/** The heights of the runner's own course, below the chart of its fuel. */
export function ElevationProfile({ course, runner }: ElevationProfileProps) {
  const { place, width } = useWidth(undefined)
  const layout = elevationLayout(course, runner, width)
  if (!layout) return null
  const { x, y, bottom, height, heights, places, words } = layout
  const ground = area<(typeof course.profile)[number]>()
    .x(({ km }) => x(km))
    .y0(bottom)
    .y1(({ elevation_m }) => y(elevation_m))
  const edge = line<(typeof course.profile)[number]>()
    .x(({ km }) => x(km))
    .y(({ elevation_m }) => y(elevation_m))
  return (
    <figure className={style.figure}>
      <div ref={place}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          className={`${style.chart} ${style.elevation}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> has not the colors of the page
          role="img"
          aria-label={words}
        >
          <path d={ground(course.profile) ?? ''} className={style.ground} />
          <path d={edge(course.profile) ?? ''} className={style.ridge} />
          {heights.map(({ at, text }) => (
            <text key={text} x={x(0) - 8} y={at + 4} className={style.tickEnd}>
              {text}
            </text>
          ))}
          <path d={`M${x(0)} ${bottom}H${x(runner.race_km)}`} className={style.axis} />
          {places.map(({ at, text, anchor }) => (
            <g key={text}>
              <path d={`M${at} ${bottom}v5`} className={style.axis} />
              <text x={at} y={bottom + 20} className={anchor === 'end' ? style.tickEnd : style.tickMiddle}>
                {text}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <figcaption className={style.caption} aria-hidden>
        {words}
      </figcaption>
    </figure>
  )
}
