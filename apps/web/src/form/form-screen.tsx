import type { AnswerProblem } from '@race-nutrition/contract'
import { LoaderCircle } from 'lucide-react'
import { type FormEvent, useMemo } from 'react'
import { contractModule, planViewModule } from '../lazy-modules.ts'
import type { PlanMode } from '../loading/plan-mode.ts'
import shapes from '../look/shapes.module.css'
import type { WithoutPlan } from '../screen.ts'
import { OpenYourPlan } from '../kept/open-your-plan.tsx'
import style from './form-screen.module.css'
import { firstRefused, questionOf } from './first-refused.ts'
import { modeOf, OtherWay, otherWayId } from './other-way.tsx'
import { StorageNote } from './storage-note.tsx'
import { Introduction, Questions } from './questions-view.tsx'
import { OpenedNote } from '../take-along/opened-note.tsx'
import { OpenFile } from '../take-along/open-file.tsx'
import { useOpened } from '../take-along/use-opened.ts'
import { SweatRateAid } from './sweat-rate/sweat-rate-aid.tsx'
import type { Answers } from './use-answers.ts'
import { useReadings } from './understanding/use-readings.ts'

interface FormScreenProps {
  readonly answers: Answers
  readonly refusals: readonly AnswerProblem[]
  readonly isLoading: boolean
  /** Which service reads the answers; null if unknown. */
  readonly readBy: 'engine' | 'ai' | null
  /** Opens a plan kept on this device. */
  readonly onOpen: (id: string) => Promise<boolean>
  /** How the last call ended without a plan: another way to one is offered then. */
  readonly withoutPlan: WithoutPlan | null
  readonly onSubmit: (mode: PlanMode) => void
}

export function FormScreen(props: FormScreenProps) {
  const { answers, refusals, isLoading, readBy, withoutPlan, onOpen, onSubmit } = props
  const readings = useReadings(answers.given)
  const opened = useOpened(answers.fill)
  const { answer, unfill } = answers
  const undo = () => {
    unfill?.()
    opened.showOwn()
  }
  const { height } = answers.given
  // The same element on every keystroke, so that its question is not rendered again.
  const sweatRateAid = useMemo(
    () => <SweatRateAid height={height} onFound={(rate) => answer('sweatRate', rate)} />,
    [height, answer],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(modeOf(event))
  }
  return (
    <>
      {!isLoading && <OpenYourPlan kept={answers.races} onOpen={onOpen} />}
      {!isLoading && <OpenedNote {...opened} onUndo={unfill && undo} />}
      {!isLoading && <Introduction />}
      <form className={style.form} onSubmit={submit} aria-busy={isLoading}>
        {/* Stays mounted under the loading card, so that a failure loses nothing that was typed. */}
        <fieldset className={style.all} disabled={isLoading}>
          <Questions
            given={answers.given}
            onAnswer={answer}
            readings={readings}
            refusals={refusals}
            sweatRateAid={sweatRateAid}
          />
          <ToFix refusals={refusals} />
          <SubmitButton isLoading={isLoading} describedBy={withoutPlan ? otherWayId : undefined} />
          {withoutPlan && <OtherWay after={withoutPlan} isAi={readBy === 'ai'} />}
          <StorageNote answers={answers} readBy={readBy} />
        </fieldset>
      </form>
      {!isLoading && <OpenFile onFile={opened.openFile} />}
    </>
  )
}

/** Unlike the toast, this stays in sight until the answers are mended. */
function ToFix({ refusals }: Pick<FormScreenProps, 'refusals'>) {
  const count = refusals.length
  const first = firstRefused(refusals)
  if (!first) return null
  return (
    <p className={style.toMend}>
      {count === 1 ? '1 answer to fix.' : `${count} answers to fix.`}{' '}
      <button type="button" className={style.quiet} onClick={() => questionOf(first)?.focus()}>
        Go to the first
      </button>
    </p>
  )
}

/** Loads early what a call and its plan need. By touch that comes with the press, which it must not hold up. */
function loadPlanModules(): void {
  for (const { load } of [contractModule, planViewModule]) void load().catch(() => undefined)
}

function SubmitButton({ isLoading, describedBy }: { isLoading: boolean; describedBy: string | undefined }) {
  return (
    <button
      type="submit"
      className={`${shapes.button} ${shapes.primary} ${style.submit}`}
      disabled={isLoading}
      aria-describedby={describedBy}
      onMouseEnter={loadPlanModules}
      onFocus={loadPlanModules}
    >
      {isLoading && <LoaderCircle className={style.spinner} aria-hidden size={20} />}
      {isLoading ? 'Generating Your Nutrition Plan...' : 'Generate My Race Nutrition Plan'}
    </button>
  )
}
