import { chosenBy, writtenBy } from '@race-nutrition/documents'
import { Sparkles } from 'lucide-react'
import shapes from '../../look/shapes.module.css'
import { useModelOfChoices } from './model-context.ts'
import style from './model-mark.module.css'

/** Beside a line of a model: who wrote it. */
export const WrittenMark = ({ by }: { by: string }) => (
  <small className={style.mark}>
    <Sparkles aria-hidden size={13} /> {writtenBy(by)}
  </small>
)

/** Beside a choice of a model: who made it. The icon alone where there is no room; the chip above the plan has it too. */
export function ChosenMark({ isShort = false }: { isShort?: boolean }) {
  const by = useModelOfChoices()
  if (by === null) return null
  return (
    <small className={style.mark} title={isShort ? chosenBy(by) : undefined}>
      <Sparkles aria-hidden size={13} />
      <span className={isShort ? shapes.hidden : undefined}> {chosenBy(by)}</span>
    </small>
  )
}
