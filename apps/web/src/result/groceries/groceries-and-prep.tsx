import type { ReactNode } from 'react'
import shapes from '../../look/shapes.module.css'
import cards from '../cards.module.css'
import style from './groceries-and-prep.module.css'
import { KitchenSwitch } from '../make-it-yours/kitchen-switch.tsx'
import { Lines, numbered } from '../layout/lines.tsx'
import { PhoneFold } from '../layout/phone-fold.tsx'
import { Section } from '../layout/section.tsx'

type Items = readonly ReactNode[]

interface GroceriesAndPrepProps {
  /** Which days the list is for, what it roughly costs, and the labels to read; empty if unknown. */
  readonly notes: readonly string[]
  readonly pantry: Items
  readonly fridgeFreezer: Items
  readonly electrolytes: Items
  readonly steps: readonly string[]
  readonly kit: Items
}

export function GroceriesAndPrep({ notes, steps, kit, ...shelves }: GroceriesAndPrepProps) {
  const { pantry, fridgeFreezer, electrolytes } = shelves
  return (
    <Section id="groceries" title="Grocery List & Prep" parts={['grocery_list', 'prep']}>
      {notes.map((note) => (
        <p key={note} className={style.cost}>
          {note}
        </p>
      ))}
      <div className={`${cards.cards} ${cards.three} ${isLongPantry(shelves) ? cards.first : ''}`}>
        <Shelf name="Pantry" items={pantry} />
        <Shelf name="Fridge/Freezer" items={fridgeFreezer} />
        <Shelf name="Electrolytes" items={electrolytes} />
      </div>
      <div className={`${cards.cards} ${style.prep}`}>
        <div className={`${shapes.card} ${cards.card}`}>
          <h3>60-Minute Batch Prep</h3>
          <KitchenSwitch wish="quick" />
          <PhoneFold label={counted(steps, 'step')} holds={steps.length}>
            <Lines texts={steps} ordered />
          </PhoneFold>
        </div>
        <div className={`${shapes.card} ${cards.card}`}>
          <h3>Race Kit Checklist</h3>
          <PhoneFold label={counted(kit, 'thing')} holds={kit.length}>
            <ul className={style.checklist}>
              {numbered(kit).map(([key, text]) => (
                <li key={key}>
                  <label>
                    <input type="checkbox" />
                    <span>{text}</span>
                  </label>
                </li>
              ))}
            </ul>
          </PhoneFold>
        </div>
      </div>
    </Section>
  )
}

type Shelves = Pick<GroceriesAndPrepProps, 'pantry' | 'fridgeFreezer' | 'electrolytes'>

/** Whether the pantry column would be twice as long as its neighbors. */
const isLongPantry = ({ pantry, fridgeFreezer, electrolytes }: Shelves) =>
  pantry.length > 8 && pantry.length > Math.max(fridgeFreezer.length, electrolytes.length)

function Shelf({ name, items }: { name: string; items: Items }) {
  return (
    <div className={`${shapes.card} ${cards.card}`}>
      <h3>{name}</h3>
      {items.length > 0 ? (
        <PhoneFold label={counted(items, 'item')} holds={items.length}>
          <ul className={style.groceries}>
            {numbered(items).map(([key, item]) => (
              <li key={key}>{item}</li>
            ))}
          </ul>
        </PhoneFold>
      ) : (
        <p className={cards.when}>Nothing to buy here.</p>
      )}
    </div>
  )
}

/** "1 step", "6 steps". */
const counted = ({ length }: Items, what: string) => `${length} ${what}${length === 1 ? '' : 's'}`
