import { type FormEvent, useRef, useState } from 'react'
import {
  emptyQuestionnaire,
  litersPerHourText,
  readWeighedRun,
  renderWeighedRunFault,
  type WeighedRun,
} from '@race-nutrition/engine'
import shapes from '../../look/shapes.module.css'
import style from '../../look/dialog.module.css'
import { TypedDialog } from '../../look/typed-dialog.tsx'
import { SweatRateField } from './sweat-rate-field.tsx'

interface SweatRateDialogProps {
  readonly height: string
  readonly onFound: (rate: string) => void
  readonly onClose: () => void
}

const nothing: WeighedRun = { before: '', after: '', drunk: '', time: '' }

/** Works out liters per hour from the weight before and after, the fluids and the duration. */
export function SweatRateDialog({ height, onFound, onClose }: SweatRateDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [run, setRun] = useState(nothing)
  const [isAsked, setIsAsked] = useState(false)
  const read = readWeighedRun(run, { ...emptyQuestionnaire, height })
  const refusalOf = (part: string) => {
    const refusal = isAsked && !read.ok && read.refused.find((refused) => refused.part === part)
    return refusal ? renderWeighedRunFault(refusal.because) : null
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Otherwise the questionnaire's own form would receive the event too.
    event.stopPropagation()
    setIsAsked(true)
    if (!read.ok) {
      const first = read.refused[0]?.part
      dialog.current?.querySelector<HTMLElement>(`[name="${first === 'run' ? 'before' : first}"]`)?.focus()
      return
    }
    dialog.current?.close()
    onFound(litersPerHourText(read.value))
  }
  const partOf = (part: keyof WeighedRun) => ({
    name: part,
    given: run[part],
    refusal: refusalOf(part),
    onAnswer: (text: string) => setRun((before) => ({ ...before, [part]: text })),
  })

  // Outside the questionnaire: forms cannot be nested.
  return (
    <TypedDialog ref={dialog} titleId="sweat-rate-title" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <h2 id="sweat-rate-title">Your sweat rate from a run</h2>
        <p className={style.how}>
          Weigh yourself in dry clothes or none before and after a run like your race. Each kilogram you are
          lighter is a liter of sweat, and so is each liter you drank.
        </p>
        <div className={style.parts}>
          <SweatRateField {...partOf('before')} label="Weight before" example="e.g. 132 lb or 60 kg" />
          <SweatRateField {...partOf('after')} label="Weight after" example="e.g. 130.5 lb or 59.3 kg" />
          <SweatRateField
            {...partOf('drunk')}
            label="Drunk on the way"
            note="optional"
            example="e.g. 500 ml or 17 oz"
          />
          <SweatRateField {...partOf('time')} label="Time of the run" example="e.g. 60 min or 1:15" />
        </div>
        <output className={style.found} data-found={read.ok}>
          {read.ok
            ? `You sweat about ${litersPerHourText(read.value)}`
            : (refusalOf('run') ?? 'Liters an hour stand here once all is read.')}
        </output>
        <p className={style.source}>
          Source:{' '}
          <a href="https://doi.org/10.1249/mss.0b013e31802ca597" target="_blank" rel="noreferrer">
            American College of Sports Medicine position stand: exercise and fluid replacement (2007)
          </a>
        </p>
        <div className={style.buttons}>
          <button type="submit" className={`${shapes.button} ${shapes.primary}`}>
            Use this sweat rate
          </button>
          <button type="button" className={shapes.button} onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </TypedDialog>
  )
}
