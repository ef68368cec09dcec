import shapes from '../../look/shapes.module.css'
import { written } from '../amount.tsx'
import type { RaceFuel } from './race-fuel.ts'

/** The picture's figures for a screen reader. */
export function FuelTable({ fuel: { servings, channels } }: { fuel: RaceFuel }) {
  return (
    <div className={shapes.hidden}>
      <table>
        <caption>Taken from the start up to each stop</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Place</th>
            {channels.map(({ of, name, unit }) => (
              <th key={of} scope="col">
                {name} so far ({unit})
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {servings.map((serving) => (
            <tr key={serving.order}>
              <th scope="row">{serving.time}</th>
              <td>{serving.place}</td>
              {channels.map(({ of }) => (
                <td key={of}>{written(serving.soFar[of])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
