import { memo, type ReactNode } from 'react'
import shapes from '../../look/shapes.module.css'
import cards from '../cards.module.css'
import style from './groceries-and-prep.module.css'
import { KitchenSwitch } from '../make-it-yours/kitchen-switch.tsx'
import { type Ticks, useTicks } from '../../kept/ticks-context.ts'
import { Lines, numbered } from '../layout/lines.tsx'
import { Section } from '../layout/section.tsx'

/** A line with a box to tick. */
export interface Tickable {
  /** What its tick is kept by. */
  readonly key: string
  readonly text: ReactNode
}

interface GroceriesAndPrepProps {
  /** Which days the list is for, what it roughly costs, and the labels to read; empty if unknown. */
  readonly notes: readonly string[]
  readonly pantry: readonly Tickable[]
  readonly fridgeFreezer: readonly Tickable[]
  readonly electrolytes: readonly Tickable[]
  readonly steps: readonly ReactNode[]
  readonly kit: readonly Tickable[]
}

export function GroceriesAndPrep({ notes, steps, kit, ...shelves }: GroceriesAndPrepProps) {
  const { pantry, fridgeFreezer, electrolytes } = shelves
  return (
    <Section
      id="groceries"
      title="Grocery List & Prep"
      parts={['grocery_list', 'prep']}
      hint={`${pantry.length + fridgeFreezer.length + electrolytes.length} lines to buy, ${kit.length} to pack`}
    >
      {notes.map((note) => (
        <p key={note} className={style.cost}>
          {note}
        </p>
      ))}
      <div className={`${cards.cards} ${style.all}`}>
        <Shelf name="Pantry" items={pantry} />
        <Shelf name="Fridge/Freezer" items={fridgeFreezer} />
        <Shelf name="Electrolytes" items={electrolytes} />
        <div className={`${shapes.card} ${cards.card}`}>
          <h3>60-Minute Batch Prep</h3>
          <KitchenSwitch wish="quick" />
          <Lines texts={steps} ordered />
        </div>
        <div className={`${shapes.card} ${cards.card}`}>
          <h3>Race Kit Checklist</h3>
          <CheckList lines={kit} />
        </div>
      </div>
    </Section>
  )
}

/** Ticks are kept with the plan; a line without a key has no box. */
function CheckList({ lines }: { lines: readonly Tickable[] }) {
  const { ticked, tick } = useTicks()
  return (
    <ul className={style.checklist}>
      {numbered(lines).map(([index, { key, text }]) => (
        <li key={index}>
          {key === '' ? (
            text
          ) : (
            <label>
              <TickBox line={key} isTicked={ticked.has(key)} onTick={tick} />
              <span>{text}</span>
            </label>
          )}
        </li>
      ))}
    </ul>
  )
}

interface TickBoxProps {
  readonly line: string
  readonly isTicked: boolean
  readonly onTick: Ticks['tick']
}

/** Rendered again only when it is ticked: a list has a hundred of them. */
const TickBox = memo(function TickBox({ line, isTicked, onTick }: TickBoxProps) {
  return <input type="checkbox" checked={isTicked} onChange={(event) => onTick(line, event.target.checked)} />
})

function Shelf({ name, items }: { name: string; items: readonly Tickable[] }) {
  return (
    <div className={`${shapes.card} ${cards.card}`}>
      <h3>{name}</h3>
      {items.length > 0 ? <CheckList lines={items} /> : <p className={cards.when}>Nothing to buy here.</p>}
    </div>
  )
}
