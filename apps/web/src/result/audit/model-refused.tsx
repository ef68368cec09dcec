import type { PlanAudit } from '@race-nutrition/contract'
import style from './checks.module.css'

type Refused = NonNullable<PlanAudit['model_refused']>

/** What of a model's answer is not in the plan, counted by why; nothing where all of it is. */
export function ModelRefused({ refused = [] }: { refused?: Refused | undefined }) {
  const counted = refused.filter(({ count }) => count > 0)
  if (counted.length === 0) return null
  return (
    <>
      <p>Not taken from the AI model, so that your plan stays as checked:</p>
      <ul className={style.found}>
        {counted.map(({ kind, count }) => (
          <li key={kind}>{refusedWords(kind, count)}</li>
        ))}
      </ul>
    </>
  )
}

function refusedWords(kind: string, count: number): string {
  const [of, why] = Object.hasOwn(kinds, kind) ? (kinds[kind] ?? otherKind) : otherKind
  return `${count} ${of}${count === 1 ? '' : 's'} ${why}`
}

type Kind = readonly [of: 'line' | 'choice', why: string]

/** A later version may have others. */
const otherKind: Kind = ['line', 'left out for another reason']

const kinds: Readonly<Record<string, Kind>> = {
  form: ['line', 'in a form that this planner does not read'],
  figure: ['line', 'with figures or signs of its own'],
  word: ['line', 'with words that none of the permitted sentences has'],
  frame: ['line', 'other than the permitted sentences'],
  place: ['line', 'for another place, course or weather'],
  copy: ['line', 'that only repeated the plan'],
  choice: ['choice', 'that your plan does not permit'],
}
