import {
  type DetailsReason,
  type Field,
  fieldLabels,
  type PlanDetails,
  reasonPathFor,
} from '@race-nutrition/engine'
import { X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId, useMemo, useState } from 'react'
import shapes from '../look/shapes.module.css'
import style from './reasons.module.css'

/** What is known of the numbers; null where the service gave the plan alone. */
type Known = Pick<PlanDetails, 'reasons' | 'rows'> | null

interface Telling {
  readonly known: Known
  readonly popoverId: string
  readonly ask: (told: Told) => void
}

interface Told {
  readonly reason: DetailsReason
  /** What the number is, and how much. */
  readonly of: string
}

const TellingContext = createContext<Telling | null>(null)

interface ReasonsProps {
  readonly known: Known
  readonly children: ReactNode
}

/** One popover tells the reason of whichever number was asked for last. */
export function Reasons({ known, children }: ReasonsProps) {
  const popoverId = useId()
  const [told, ask] = useState<Told | null>(null)
  const telling = useMemo(() => ({ known, popoverId, ask }), [known, popoverId])
  return (
    <TellingContext value={telling}>
      {children}
      <section id={popoverId} popover="auto" className={style.reason} aria-label={`Why: ${told?.of ?? ''}`}>
        {told && <ReasonText {...told} />}
        <button type="button" className={style.close} popoverTarget={popoverId} popoverTargetAction="hide">
          <X aria-hidden size={20} />
          <span className={shapes.hidden}>Close</span>
        </button>
      </section>
    </TellingContext>
  )
}

interface ReasonedProps {
  /** Where the number stands in the plan, `daily_plan.carbs_g`, or its reason, `targets.race.hours`. */
  readonly path: string
  /** What the number is, and how much: "Carbs: 342 g". */
  readonly of: string
  readonly children: ReactNode
}

/** A number that opens its reason; a plain number where none is known. */
export function Reasoned({ path, of, children }: ReasonedProps) {
  const telling = useContext(TellingContext)
  const reason = telling && reasonAt(path, telling.known)
  if (!telling || !reason) return children
  return (
    <button
      type="button"
      className={style.number}
      aria-label={`${of}. Why this number`}
      popoverTarget={telling.popoverId}
      popoverTargetAction="show"
      onClick={() => telling.ask({ reason, of })}
    >
      {children}
    </button>
  )
}

export function useIsReasoned(path: string): boolean {
  const telling = useContext(TellingContext)
  return telling !== null && reasonAt(path, telling.known) !== undefined
}

const reasonAt = (path: string, known: Known) => known?.reasons[reasonPathFor(path, known.rows) ?? path]

function ReasonText({ reason, of }: Told) {
  return (
    <>
      <p className={style.of}>{of}</p>
      <p>{reason.says}</p>
      <Because because={reason.because} />
      <Source source={reason.source} />
    </>
  )
}

function Because({ because }: Pick<DetailsReason, 'because'>) {
  if (because.length === 0) return null
  return (
    <>
      <p className={style.kick}>From your answers</p>
      <ul>
        {because.map(({ field, given, read }) => (
          <li key={field}>
            {fieldLabels[field as Field] ?? field}: {given === '' ? read : given}
            {given !== '' && read !== '' && read !== given && <>, read as {read}</>}
          </li>
        ))}
      </ul>
    </>
  )
}

function Source({ source }: Pick<DetailsReason, 'source'>) {
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
