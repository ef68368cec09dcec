import type { RenderedPlan } from '@race-nutrition/documents'
import type { NoteWords } from '@race-nutrition/engine'
import { writtenTexts } from '../parts/model-marks.tsx'
import { TextList } from '../parts/text-list.tsx'
import { toMakeTexts } from '../parts/to-make-texts.ts'
import style from './fridge-page.module.css'

interface BoxProps {
  readonly plan: RenderedPlan
}

/** What is eaten before and after: the table names the dish. */
export function MealsBox({ plan: { facts, words } }: BoxProps) {
  const meals = facts.race_day.rows.flatMap(({ phase }, index) => {
    const row = words.raceRows[index]
    return row && (phase === 'breakfast' || phase === 'recovery') ? [row] : []
  })
  const { breakfastAway: away } = words
  return (
    <div className={style.box} data-box>
      <h3>Before and after</h3>
      {meals.map(({ when, action, itemByName }) => (
        <p key={when}>
          <b>
            {action}, {when}:
          </b>{' '}
          {itemByName}
        </p>
      ))}
      {away && (
        <p>
          <b>
            {away.when}: {away.main}
          </b>
          {away.beside.length > 0 && ` — ${away.beside.join(', ')}`} <small>{away.figures}</small>
        </p>
      )}
    </div>
  )
}

export function KitBox({ plan }: BoxProps) {
  const { kit, toMake } = plan.words.prep
  const written = writtenTexts(plan, 'prep.race_kit_checklist')
  return (
    <div className={`${style.box} ${style.kit}`} data-box data-columns>
      <h3>Race Kit Checklist</h3>
      <TextList texts={[...kit, ...written, ...toMakeTexts(toMake)]} mark="box" />
    </div>
  )
}

/** When to stop, and what never to do; the whole of it stands among the safety notes. */
export function StopSigns({ plan: { words } }: BoxProps) {
  const signs = words.ifThen.lines.filter(({ code }) => code === 'stop-signs' || code === 'low-blood-sugar')
  return (
    <div className={`${style.box} ${style.stop}`} data-box>
      <h3>Stop signs</h3>
      {signs.map(({ code, trigger, action }) => (
        <p key={code} className={style.sign}>
          <b>{trigger}:</b> {action}
        </p>
      ))}
      {words.notes.filter(isForTheFridge).map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

const onTheFridge: ReadonlySet<NoteWords['code']> = new Set([
  'drink-no-more-than-thirst',
  'drink-to-thirst',
  'extreme-heat',
  'no-painkillers',
])

const isForTheFridge = ({ code }: NoteWords) => onTheFridge.has(code)
