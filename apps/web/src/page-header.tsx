import { Plus } from 'lucide-react'
import shapes from './look/shapes.module.css'
import style from './page.module.css'

/** `onNewPlan` is null unless a plan is shown. */
export function PageHeader({ onNewPlan }: { onNewPlan: (() => void) | null }) {
  return (
    <header className={style.header}>
      <div className={`${shapes.wrap} ${style.bar}`}>
        <Mark />
        <div className={style.brand}>
          <p className={style.title}>Nutrition Plan Builder</p>
          <p className={style.subtitle}>AI-powered race nutrition planning</p>
        </div>
        {onNewPlan && (
          <button type="button" className={shapes.button} onClick={onNewPlan}>
            <Plus aria-hidden size={18} />
            New Plan
          </button>
        )}
      </div>
    </header>
  )
}

/** The logo: a race bib with a heartbeat line. */
function Mark() {
  return (
    <svg className={style.mark} viewBox="0 0 40 40" aria-hidden="true">
      <rect className={style.bib} x="1" y="5" width="38" height="30" rx="7" />
      <circle className={style.hole} cx="7" cy="11" r="1.8" />
      <circle className={style.hole} cx="33" cy="11" r="1.8" />
      <path className={style.beat} d="M7 27h6l4-9 6 13 4-9h6" />
    </svg>
  )
}
