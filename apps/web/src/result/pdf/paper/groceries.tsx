import type { NutritionPlan } from '@race-nutrition/engine'
import { isCostLine, readGroceryLine } from '../../grocery-line.ts'
import { numbered } from '../../lines.tsx'
import { Part } from './part.tsx'
import style from './part.module.css'
import lists from './text-list.module.css'
import { ListMark } from './text-list.tsx'

export function Groceries({ plan: { grocery_list, assumptions_safety } }: { plan: NutritionPlan }) {
  const cost = assumptions_safety.find(isCostLine)
  return (
    <Part title="Grocery List & Prep" of={['grocery_list']} startsPageOver={2 / 3}>
      {cost && (
        <p className={style.note} data-lead>
          {cost}
        </p>
      )}
      <Shelf name="Pantry" items={grocery_list.pantry} />
      <Shelf name="Fridge/Freezer" items={grocery_list.fridge_freezer} />
      <Shelf name="Electrolytes" items={grocery_list.electrolytes} />
    </Part>
  )
}

/** Two items to a line, each with a box to tick. */
function Shelf({ name, items }: { name: string; items: readonly string[] }) {
  return (
    <div className={style.block}>
      <h3>{name}</h3>
      {items.length === 0 && <p className={style.note}>Nothing to buy here.</p>}
      {items.length > 0 && (
        <ul className={`${lists.list} ${lists.pairs}`}>
          {numbered(items).map(([index, text]) => (
            <Item key={index} text={text} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Item({ text }: { text: string }) {
  const { name, buys, uses, rest } = readGroceryLine(text)
  return (
    <li>
      <ListMark mark="box" number={0} />
      <span>
        {name}
        {buys && (
          <>
            {' — '}
            <b>{buys}</b>
          </>
        )}
        <small>{uses}</small>
        {rest}
      </span>
    </li>
  )
}
