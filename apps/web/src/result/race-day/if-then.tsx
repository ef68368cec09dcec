import { ifThensByModel, type RenderedPlan } from '@race-nutrition/documents'
import { ChevronDown } from 'lucide-react'
import shapes from '../../look/shapes.module.css'
import { ChosenMark } from '../model-part/model-mark.tsx'
import style from './if-then.module.css'

/** What to do when the race goes differently, folded. */
export function IfThen({ plan: { facts, words } }: { plan: RenderedPlan }) {
  const { lines, footnote } = words.ifThen
  const chosen = ifThensByModel(facts)
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
            <dd>
              {action} {chosen.has(code) && <ChosenMark />}
            </dd>
          </div>
        ))}
      </dl>
      {footnote !== null && <p>{footnote}</p>}
    </details>
  )
}
