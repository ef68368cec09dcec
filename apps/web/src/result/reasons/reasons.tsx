import {
  causeLabels,
  type Plan,
  type RenderedReason,
  reasonPathFor,
  renderReason,
} from '@race-nutrition/engine'
import { X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId, useMemo, useState } from 'react'
import shapes from '../../look/shapes.module.css'
import style from './reasons.module.css'

interface ReasonsState {
  /** The plan of the numbers. */
  readonly plan: Plan
  readonly popoverId: string
  readonly open: (reason: OpenedReason) => void
}

interface OpenedReason {
  /** The path of the reason in the plan. */
  readonly path: string
  /** What the number is, and how much. */
  readonly of: string
}

const ReasonsContext = createContext<ReasonsState | null>(null)

interface ReasonsProps {
  readonly of: Plan
  readonly children: ReactNode
}

/** One popover shows the reason of the number that was opened last. */
export function Reasons({ of: plan, children }: ReasonsProps) {
  const popoverId = useId()
  const [opened, open] = useState<OpenedReason | null>(null)
  const state = useMemo(() => ({ plan, popoverId, open }), [plan, popoverId])
  const reason = opened && renderReason(plan, opened.path)
  return (
    <ReasonsContext value={state}>
      {children}
      <section id={popoverId} popover="auto" className={style.reason} aria-label={`Why: ${opened?.of ?? ''}`}>
        {opened && reason && <ReasonText of={opened.of} reason={reason} />}
        <button type="button" className={style.close} popoverTarget={popoverId} popoverTargetAction="hide">
          <X aria-hidden size={20} />
          <span className={shapes.hidden}>Close</span>
        </button>
      </section>
    </ReasonsContext>
  )
}

interface ReasonedProps {
  /** The path of the number in the plan or in its race-day table, such as `race_day_plan.3.carbs_g`. */
  readonly path: string
  /** What the number is, and how much: "Carbs: 342 g". */
  readonly of: string
  readonly children: ReactNode
}

/** A number that opens its reason; a plain number if it has none. */
export function Reasoned({ path: ofNumber, of, children }: ReasonedProps) {
  const state = useContext(ReasonsContext)
  if (!state) return children
  const { plan, popoverId, open } = state
  const path = reasonPathFor(ofNumber, plan.race_day.rows) ?? ofNumber
  if (!plan.reasons[path]) return children
  return (
    <button
      type="button"
      className={style.number}
      aria-label={`${of}. Why this number`}
      popoverTarget={popoverId}
      popoverTargetAction="show"
      onClick={() => open({ path, of })}
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
        {because.map(({ cause, given, read }) => (
          <li key={cause}>
            {causeLabels[cause]}: {given === '' ? read : given}
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
