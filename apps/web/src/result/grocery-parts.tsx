import type { GroceryWords } from '@race-nutrition/engine'
import type { ReactNode } from 'react'

/** What to buy of it stands out, and what the plan takes of that steps back. */
export function groceryParts({ name, buys, uses, remarks }: GroceryWords): ReactNode {
  const further = remarks.join(', ')
  // A comma stays in one piece with the words before it: a line never begins with it.
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
