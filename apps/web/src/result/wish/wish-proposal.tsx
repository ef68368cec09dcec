import shapes from '../../look/shapes.module.css'
import { MovedText } from '../make-it-yours/moved-text.tsx'
import { focusOn } from './focus-on.ts'
import type { Proposal } from './propose-plan.ts'
import style from './wish.module.css'
import { ignoredText } from './wish-words.ts'

/** What a wish would set and move, and what of it was not taken. */
export function WishProposal({ proposal: { chips, change, ignored } }: { proposal: Proposal }) {
  return (
    <>
      <h3 ref={focusOn} tabIndex={-1}>
        {isSame(chips) ? 'Nothing would change' : 'What would change'}
      </h3>
      {!isSame(chips) && (
        <>
          <ChipList name="Set now" texts={chips.before} others={chips.after} mark="would go" />
          <ChipList name="Set with your wish" texts={chips.after} others={chips.before} mark="new" />
          <p>
            <MovedText change={change} lead="What moves:" />
          </p>
        </>
      )}
      {ignored.length > 0 && (
        <>
          <h3 className={style.apart}>Not taken from your wish</h3>
          <ul className={style.ignored}>
            {ignored.map(ignoredText).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

export const isSame = ({ before, after }: Proposal['chips']) =>
  JSON.stringify(before) === JSON.stringify(after)

interface ChipListProps {
  readonly name: string
  readonly texts: readonly string[]
  /** A chip that is not among these is marked. */
  readonly others: readonly string[]
  readonly mark: 'new' | 'would go'
}

function ChipList({ name, texts, others, mark }: ChipListProps) {
  return (
    <div className={style.chips}>
      <h4>{name}</h4>
      {texts.length === 0 ? (
        <p>Nothing</p>
      ) : (
        <ul aria-label={name}>
          {texts.map((text) => (
            <li key={text} data-mark={others.includes(text) ? undefined : mark}>
              {text}
              {!others.includes(text) && <span className={shapes.hidden}> ({mark})</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
