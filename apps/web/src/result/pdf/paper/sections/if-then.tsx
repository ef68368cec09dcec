import { ifThensByModel, type RenderedPlan } from '@race-nutrition/documents'
import { slowerDays } from '@race-nutrition/engine'
import part from '../parts/part.module.css'
import { ChosenText } from '../parts/model-marks.tsx'
import { Part } from '../parts/part.tsx'
import { TextList } from '../parts/text-list.tsx'

/** What to do when the race goes differently, in full: the card to cut out has it in short. */
export function IfThen({ plan: { facts, words } }: { plan: RenderedPlan }) {
  const { lines, footnote } = words.ifThen
  const chosen = ifThensByModel(facts)
  const slower = slowerDays(facts)
  // The stop signs of every race are on the page for the fridge.
  if (slower.length === 0) return null
  return (
    <Part title="If something goes wrong">
      <TextList
        layout="columns"
        texts={[
          ...lines.map(({ code, trigger, action }) => (
            <span key={code}>
              <b>{trigger}:</b> {action} {chosen.has(code) && <ChosenText />}
            </span>
          )),
          ...slower.map(({ label, finish, notes }) => (
            <span key={label}>
              <b>
                Slower day, {label}, finish in {finish}:
              </b>{' '}
              {notes.join(' ')}
            </span>
          )),
        ]}
      />
      {footnote !== null && <p className={part.note}>{footnote}</p>}
    </Part>
  )
}
