import type { PlanWords } from '@race-nutrition/engine'
import { ChevronDown } from 'lucide-react'
import shapes from '../../look/shapes.module.css'
import style from './if-then.module.css'

/** What to do when the race goes differently, folded. */
export function IfThen({ ifThen: { lines, footnote } }: Pick<PlanWords, 'ifThen'>) {
  return (
    <details className={`${shapes.card} ${style.ifThen}`}>
      <summary>
        <h3 id="if-then">If something goes wrong</h3>
        <ChevronDown aria-hidden size={20} />
      </summary>
      <dl>
        {lines.map(({ code, trigger, action }) => (
          <div key={code}>
            <dt>{trigger}</dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      {footnote !== null && <p>{footnote}</p>}
    </details>
  )
}
