import shapes from '../look/shapes.module.css'
import { stateHeading } from '../use-arrival.ts'
import style from './loading-card.module.css'

/** Stays in sight over the dimmed form, wherever the page is scrolled. */
export function LoadingCard({ progress }: { progress: number }) {
  return (
    <section className={`${shapes.card} ${style.card}`}>
      <h1 {...stateHeading}>Generating Your Personalized Plan...</h1>
      <p className={style.note}>This may take 15-30 seconds</p>
      <progress className={style.bar} max={100} value={progress} aria-label="Plan generation" />
      <p className={style.percent}>{progress}% complete</p>
      <output className={shapes.hidden}>{announcement(progress)}</output>
    </section>
  )
}

/** Three sentences on the way, so that nobody has to listen to every tick. */
function announcement(progress: number): string {
  if (progress >= 100) return 'Your plan has arrived.'
  if (progress >= 90) return 'Almost there.'
  return progress >= 50 ? 'Half of the expected time has passed.' : 'Working on your plan.'
}
