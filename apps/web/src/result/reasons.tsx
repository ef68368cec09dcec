import { type DetailsReason, type Field, fieldLabels } from '@race-nutrition/engine'
import { X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId, useMemo, useState } from 'react'
import shapes from '../look/shapes.module.css'
import style from './reasons.module.css'

interface Telling {
  readonly reasons: Readonly<Record<string, DetailsReason>>
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
  readonly reasons: Telling['reasons']
  readonly children: ReactNode
}

/** One popover tells the reason of whichever number was asked for last. */
export function Reasons({ reasons, children }: ReasonsProps) {
  const popoverId = useId()
  const [told, ask] = useState<Told | null>(null)
  const telling = useMemo(() => ({ reasons, popoverId, ask }), [reasons, popoverId])
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
  /** `targets.daily.carbs_g` */
  readonly path: string
  /** What the number is, and how much: "Carbs: 342 g". */
  readonly of: string
  readonly children: ReactNode
}

/** A number that opens its reason; a plain number where none is known. */
export function Reasoned({ path, of, children }: ReasonedProps) {
  const telling = useContext(TellingContext)
  const reason = telling?.reasons[path]
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
            {fieldLabels[field as Field] ?? field}: {given}
            {read !== '' && read !== given && <>, read as {read}</>}
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
