import shapes from '../look/shapes.module.css'
import { stateHeading } from '../use-focus-on-change.ts'
import style from './loading-card.module.css'

interface LoadingCardProps {
  readonly progress: number
  readonly isLong: boolean
  /** What the service is doing, in a sentence; null if it does not say. */
  readonly stage: string | null
  readonly onCancel: () => void
}

/** Stays visible above the dimmed form, wherever the page is scrolled. */
export function LoadingCard({ progress, isLong, stage, onCancel }: LoadingCardProps) {
  return (
    <section className={`${shapes.card} ${style.card}`}>
      <h1 {...stateHeading}>Generating Your Personalized Plan...</h1>
      <p className={style.note}>This may take 15-30 seconds</p>
      <progress className={style.bar} max={100} value={progress} aria-label="Plan generation" />
      <div className={style.foot}>
        <p className={style.percent}>{progress}% complete</p>
        <button type="button" className={shapes.button} onClick={onCancel}>
          Cancel
        </button>
      </div>
      {stage !== null && progress < 100 && <p className={style.note}>{stage}</p>}
      {isLong && <p className={style.note}>{takingLonger}</p>}
      <output className={shapes.hidden}>{announcement(progress, isLong, stage)}</output>
    </section>
  )
}

const takingLonger = 'This is taking longer than usual. You can keep waiting, or cancel and try again.'

/** A few sentences, so that a screen reader does not announce every tick. */
function announcement(progress: number, isLong: boolean, stage: string | null): string {
  if (progress >= 100) return 'Your plan has arrived.'
  if (isLong) return takingLonger
  if (stage !== null) return stage
  if (progress >= 90) return 'Almost there.'
  return progress >= 50 ? 'Half of the expected time has passed.' : 'Working on your plan.'
}
