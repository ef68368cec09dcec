import type { ReactNode } from 'react'
import dialogs from '../../look/dialog.module.css'

interface DoseChoiceProps {
  readonly given: string
  /** The lighter rate, g an hour; null if the plan has none. */
  readonly lighter: number | null
  readonly onChoose: (dose: 'held' | 'lighter') => void
  /** The field of the dose that was held. */
  readonly children: ReactNode
}

/** A rate that was practiced, or the lighter dose: never both. */
export function DoseChoice({ given, lighter, onChoose, children }: DoseChoiceProps) {
  const isLighter = given === 'lighter'
  return (
    <fieldset className={dialogs.choices}>
      <legend>Carbs in your race</legend>
      <label>
        <input type="radio" name="dose" checked={!isLighter} onChange={() => onChoose('held')} />A dose I have
        practiced
      </label>
      {!isLighter && children}
      <label>
        <input type="radio" name="dose" checked={isLighter} onChange={() => onChoose('lighter')} />
        The lighter dose{lighter !== null && `, ${lighter} g an hour`}
      </label>
    </fieldset>
  )
}
