import type { GroceryWords } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import type { Tickable } from './groceries-and-prep.tsx'
import style from './groceries-and-prep.module.css'

/** Its tick is for these foods in this amount: with more to buy, it is off again. */
export const groceryTick = (line: GroceryWords): Tickable => ({
  key: line.foods.length === 0 ? '' : `${[...line.foods].toSorted().join('+')} ${line.buys || line.name}`,
  text: groceryParts(line),
})

/** What to buy is emphasized, and what the plan uses of it is muted; what is only looked for stands apart. */
function groceryParts({ name, buys, uses, remarks }: GroceryWords): ReactNode {
  if (buys === '' && uses === '') return <span className={style.looked}>{[name, ...remarks].join(', ')}</span>
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
