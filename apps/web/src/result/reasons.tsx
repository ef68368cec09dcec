import {
  fieldLabels,
  type Plan,
  type RenderedReason,
  reasonPathFor,
  renderReason,
} from '@race-nutrition/engine'
import { X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId, useMemo, useState } from 'react'
import shapes from '../look/shapes.module.css'
import style from './reasons.module.css'

interface Asking {
  /** Whose numbers they are. */
  readonly plan: Plan
  readonly popoverId: string
  readonly ask: (asked: Asked) => void
}

interface Asked {
  /** Where the reason stands in the plan. */
  readonly path: string
  /** What the number is, and how much. */
  readonly of: string
}

const AskingContext = createContext<Asking | null>(null)

interface ReasonsProps {
  readonly of: Plan
  readonly children: ReactNode
}

/** One popover shows the reason of whichever number was asked for last. */
export function Reasons({ of: plan, children }: ReasonsProps) {
  const popoverId = useId()
  const [asked, ask] = useState<Asked | null>(null)
  const asking = useMemo(() => ({ plan, popoverId, ask }), [plan, popoverId])
  const reason = asked && renderReason(plan, asked.path)
  return (
    <AskingContext value={asking}>
      {children}
      <section id={popoverId} popover="auto" className={style.reason} aria-label={`Why: ${asked?.of ?? ''}`}>
        {asked && reason && <ReasonText of={asked.of} reason={reason} />}
        <button type="button" className={style.close} popoverTarget={popoverId} popoverTargetAction="hide">
          <X aria-hidden size={20} />
          <span className={shapes.hidden}>Close</span>
        </button>
      </section>
    </AskingContext>
  )
}

interface ReasonedProps {
  /** Where the number stands in the plan or in its race-day table, `race_day_plan.3.carbs_g`. */
  readonly path: string
  /** What the number is, and how much: "Carbs: 342 g". */
  readonly of: string
  readonly children: ReactNode
}

/** A number that opens its reason; a plain number where none is known. */
export function Reasoned({ path: ofNumber, of, children }: ReasonedProps) {
  const asking = useContext(AskingContext)
  if (!asking) return children
  const { plan, popoverId, ask } = asking
  const path = reasonPathFor(ofNumber, plan.race_day.rows) ?? ofNumber
  if (!plan.reasons[path]) return children
  return (
    <button
      type="button"
      className={style.number}
      aria-label={`${of}. Why this number`}
      popoverTarget={popoverId}
      popoverTargetAction="show"
      onClick={() => ask({ path, of })}
    >
      {children}
    </button>
  )
}

function ReasonText({ of, reason }: { of: string; reason: RenderedReason }) {
  return (
    <>
      <p className={style.of}>{of}</p>
      <p>{reason.text}</p>
      <Because because={reason.because} />
      <Source source={reason.source} />
    </>
  )
}

function Because({ because }: Pick<RenderedReason, 'because'>) {
  if (because.length === 0) return null
  return (
    <>
      <p className={style.kick}>From your answers</p>
      <ul>
        {because.map(({ field, given, read }) => (
          <li key={field}>
            {fieldLabels[field]}: {given === '' ? read : given}
            {given !== '' && read !== '' && read !== given && <>, read as {read}</>}
          </li>
        ))}
      </ul>
    </>
  )
}

function Source({ source }: Pick<RenderedReason, 'source'>) {
  if (!source) return <p className={style.source}>A choice of this planner, within the evidence.</p>
  const words = `${source.title} (${source.year})`
  return (
    <p className={style.source}>
      Source:{' '}
      {source.doi ? (
        <a href={`https://doi.org/${source.doi}`} target="_blank" rel="noreferrer">
          {words}
        </a>
      ) : (
        words
      )}
    </p>
  )
}
