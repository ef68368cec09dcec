import type { GroceryWords } from '@race-nutrition/engine'
import type { ReactNode } from 'react'

/** What to buy is emphasized, and what the plan uses of it is muted. */
export function groceryParts({ name, buys, uses, remarks }: GroceryWords): ReactNode {
  const further = remarks.join(', ')
  // A comma stays with the words before it, so that no line starts with one.
  const comma = further === '' ? '' : ','
  return (
    <>
      {name}
      {buys !== '' && (
        <>
          {' — '}
          <b>
            {buys}
            {uses === '' && comma}
          </b>
        </>
      )}
      {uses !== '' && (
        <>
          {' '}
          <small>
            {uses}
            {comma}
          </small>
        </>
      )}
      {further !== '' && ` ${further}`}
    </>
  )
}
