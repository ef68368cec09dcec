import { type Plan, placeInWords } from '@race-nutrition/engine'
import dialogs from '../../../look/dialog.module.css'
import stationsStyle from '../stations/stations.module.css'
import type { KeptCourse } from './kept-course.ts'

interface StationListProps {
  readonly stations: KeptCourse['stations']
  readonly runner: Plan['runner']
  /** Kilometers. */
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (chosen: ReadonlySet<number>) => void
}

/** The stations of a file, each to be taken or left. */
export function StationList({ stations, runner, chosen, onChoose }: StationListProps) {
  const toggle = (km: number) => {
    const others = new Set(chosen)
    if (!others.delete(km)) others.add(km)
    onChoose(others)
  }
  return (
    <fieldset className={dialogs.choices}>
      <legend>Stations in this file: which of them have water?</legend>
      {stations.map(({ name, km }) => (
        <label key={km} className={stationsStyle.check}>
          <input type="checkbox" checked={chosen.has(km)} onChange={() => toggle(km)} />
          {placeInWords(runner, km)}, {name}
        </label>
      ))}
    </fieldset>
  )
}

/** Those that lie on the course; those with water are offered as chosen where no stations are set. */
export const stationsOnTheWay = ({ stations }: KeptCourse, { race_km: raceKm }: Plan['runner']) => {
  const places = new Map(stations.map((station) => [station.km, station]))
  return [...places.values()].filter(({ km }) => km >= 0.1 && km < raceKm).slice(0, 80)
}
