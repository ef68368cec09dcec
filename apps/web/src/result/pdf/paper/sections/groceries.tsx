import type { GroceryWords, PlanWords } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import { Part } from '../parts/part.tsx'
import style from '../parts/part.module.css'
import { TextList } from '../parts/text-list.tsx'

type GroceriesProps = PlanWords['groceries'] & {
  /** Begins a page, to be taken along to the store, where there are pages for that. */
  readonly onPageOfItsOwn: boolean
}

export function Groceries({ onPageOfItsOwn, ...groceries }: GroceriesProps) {
  const { note, labels, pantry, fridge_freezer, electrolytes } = groceries
  return (
    <GroceriesPart {...(onPageOfItsOwn ? { startsPageOver: 1 / 2 } : {})}>
      <p className={style.note} data-lead>
        {note}
      </p>
      {labels !== null && (
        <p className={style.note} data-lead>
          {labels}
        </p>
      )}
      <Shelf
        name="Pantry"
        items={pantry.filter(isBought).map(itemLine)}
        looked={pantry.filter((item) => !isBought(item)).map(({ name }) => name)}
      />
      <Shelf name="Fridge/Freezer" items={fridge_freezer.map(itemLine)} />
      <Shelf name="Electrolytes" items={electrolytes.map(itemLine)} />
    </GroceriesPart>
  )
}

interface GroceriesPartProps {
  readonly startsPageOver?: number
  readonly children: ReactNode
}

export function GroceriesPart({ children, ...where }: GroceriesPartProps) {
  return (
    <Part title="Grocery List & Prep" of={['grocery_list']} {...where}>
      {children}
    </Part>
  )
}

interface ShelfProps {
  readonly name: string
  readonly items: readonly ReactNode[]
  /** What most kitchens have, to be looked for. */
  readonly looked?: readonly string[]
}

/** Three items per line, each with a checkbox. */
export function Shelf({ name, items, looked = [] }: ShelfProps) {
  return (
    <div className={style.block}>
      <h3>{name}</h3>
      {items.length === 0 && <p className={style.note}>Nothing to buy here.</p>}
      <TextList texts={items} mark="box" layout="threes" />
      {looked.map((text) => (
        <p key={text} className={style.note}>
          {text}
        </p>
      ))}
    </div>
  )
}

const isBought = ({ buys, uses }: GroceryWords) => buys !== '' || uses !== ''

const itemLine = ({ name, buys, uses, remarks }: GroceryWords): ReactNode => (
  <>
    {name}
    {buys !== '' && (
      <>
        {' — '}
        <b>{buys}</b>
      </>
    )}
    <small>{uses !== '' && ` ${uses}`}</small>
    {remarks.map((remark) => `, ${remark}`).join('')}
  </>
)
