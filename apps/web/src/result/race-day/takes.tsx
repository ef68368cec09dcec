import type { ShortServing } from '@race-nutrition/engine'
import { Fragment } from 'react'

/** "gel + 5 oz", each in the color of its channel. */
export function Takes({ takes }: { takes: readonly ShortServing[] }) {
  return takes.map(({ of, text }, index) => (
    <Fragment key={text}>
      {index > 0 && ' + '}
      <b data-channel={channels[of]}>{text}</b>
    </Fragment>
  ))
}

const channels = { fuel: 'carbs', drink: 'fluids', salt: 'sodium' } as const
