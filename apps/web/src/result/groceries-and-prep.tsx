import type { NutritionPlan } from '@race-nutrition/engine'
import shapes from '../look/shapes.module.css'
import cards from './cards.module.css'
import { isCostLine, readGroceryLine } from './grocery-line.ts'
import style from './groceries-and-prep.module.css'
import { Lines, numbered } from './lines.tsx'
import { PhoneFold } from './phone-fold.tsx'
import { Section } from './section.tsx'

export function GroceriesAndPrep({
  plan: { grocery_list, prep, assumptions_safety },
}: {
  plan: NutritionPlan
}) {
  const cost = assumptions_safety.find(isCostLine)
  return (
    <Section id="groceries" title="Grocery List & Prep" parts={['grocery_list', 'prep']}>
      {cost && <p className={style.cost}>{cost}</p>}
      <div className={`${cards.cards} ${cards.three} ${isLongShelf(grocery_list) ? cards.first : ''}`}>
        <Shelf name="Pantry" items={grocery_list.pantry} />
        <Shelf name="Fridge/Freezer" items={grocery_list.fridge_freezer} />
        <Shelf name="Electrolytes" items={grocery_list.electrolytes} />
      </div>
      <div className={`${cards.cards} ${style.prep}`}>
        <div className={`${shapes.card} ${cards.card}`}>
          <h3>60-Minute Batch Prep</h3>
          <PhoneFold label={counted(prep.batch_prep_steps, 'step')} holds={prep.batch_prep_steps.length}>
            <Lines texts={prep.batch_prep_steps} ordered />
          </PhoneFold>
        </div>
        <div className={`${shapes.card} ${cards.card}`}>
          <h3>Race Kit Checklist</h3>
          <PhoneFold label={counted(prep.race_kit_checklist, 'thing')} holds={prep.race_kit_checklist.length}>
            <ul className={style.checklist}>
              {numbered(prep.race_kit_checklist).map(([key, text]) => (
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

/** Whether the pantry would stretch its neighbors to twice what they hold. */
const isLongShelf = ({ pantry, fridge_freezer, electrolytes }: NutritionPlan['grocery_list']) =>
  pantry.length > 8 && pantry.length > Math.max(fridge_freezer.length, electrolytes.length)

function Shelf({ name, items }: { name: string; items: readonly string[] }) {
  return (
    <div className={`${shapes.card} ${cards.card}`}>
      <h3>{name}</h3>
      {items.length > 0 ? (
        <PhoneFold label={counted(items, 'item')} holds={items.length}>
          <Groceries items={items} />
        </PhoneFold>
      ) : (
        <p className={cards.when}>Nothing to buy here.</p>
      )}
    </div>
  )
}

/** "1 step", "6 steps". */
const counted = ({ length }: readonly string[], what: string) => `${length} ${what}${length === 1 ? '' : 's'}`

function Groceries({ items }: { items: readonly string[] }) {
  return (
    <ul className={style.groceries}>
      {numbered(items).map(([key, text]) => (
        <GroceryItem key={key} text={text} />
      ))}
    </ul>
  )
}

function GroceryItem({ text }: { text: string }) {
  const { name, buys, uses, rest } = readGroceryLine(text)
  // A comma that follows stays in one piece with the words before it: a line never begins with it.
  const comma = uses && rest.startsWith(',') ? ',' : ''
  return (
    <li>
      {name}
      {buys && (
        <>
          {' — '}
          <b>{buys}</b>
        </>
      )}
      {uses && ' '}
      <small>
        {uses.trim()}
        {comma}
      </small>
      {rest.slice(comma.length)}
    </li>
  )
}
