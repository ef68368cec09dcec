import type { StopGroup } from '@race-nutrition/engine'
import { written } from '../amount.tsx'
import style from './stop-groups.module.css'
import { Takes } from './takes.tsx'

interface StopGroupsProps {
  readonly groups: readonly StopGroup[]
  /** Whether each says what its stops bring. */
  readonly hasAmounts?: boolean
}

/** Stops that take the same as one: what, how often, and all their times and places. */
export function StopGroups({ groups, hasAmounts = false }: StopGroupsProps) {
  return (
    <ul className={style.groups} data-many={groups.length > 2}>
      {groups.map(({ takes, rhythm, stops, each }) => (
        <li key={stops[0]?.time}>
          <p className={style.rule}>
            <span>
              <Takes takes={takes} />
            </span>{' '}
            <span className={style.rhythm}>{rhythm}</span>
          </p>
          {hasAmounts && (
            <p className={style.each}>
              {stops.length > 1 && 'Each '}
              <b data-channel="carbs">{written(each.carbs_g)} g</b> carbs{' '}
              <b data-channel="fluids">{written(each.fluids_ml)} ml</b>{' '}
              <b data-channel="sodium">{written(each.sodium_mg)} mg</b> sodium
            </p>
          )}
          <ol className={style.stops}>
            {stops.map(({ time, mark, clock, thirst }) => (
              <li key={time}>
                <b>{time}</b>
                {mark !== null && <small> {mark}</small>}
                {clock !== null && <small> {clock}</small>}
                {thirst !== null && <em> {thirst}</em>}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}
