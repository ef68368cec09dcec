import { type DetailsReason, type Field, fieldLabels } from '@race-nutrition/engine'
import { X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'
import shapes from '../look/shapes.module.css'
import style from './reasons.module.css'

const ReasonsContext = createContext<Readonly<Record<string, DetailsReason>>>({})

/** The reasons of a plan's numbers, by path; none where the service tells none. */
export const Reasons = ReasonsContext.Provider

interface ReasonedProps {
  /** `targets.daily.carbs_g` */
  readonly path: string
  /** What the number is, in words: the title of what opens. */
  readonly of: string
  readonly children: ReactNode
}

/** A number that opens its reason; a plain number where none is known. */
export function Reasoned({ path, of, children }: ReasonedProps) {
  const reason = useContext(ReasonsContext)[path]
  const id = useId()
  if (!reason) return children
  return (
    <>
      <button type="button" className={style.number} popoverTarget={id}>
        {children}
        <span className={shapes.hidden}>, why this number</span>
      </button>
      <section id={id} popover="auto" className={style.reason} aria-label={`Why this number: ${of}`}>
        <p className={style.of}>{of}</p>
        <p>{reason.says}</p>
        <Because because={reason.because} />
        <Source source={reason.source} />
        <button type="button" className={style.close} popoverTarget={id} popoverTargetAction="hide">
          <X aria-hidden size={20} />
          <span className={shapes.hidden}>Close</span>
        </button>
      </section>
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
