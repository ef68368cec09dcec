import type { Field, Questionnaire } from '@race-nutrition/engine'
import { useCallback, useEffect, useReducer } from 'react'
import { FormScreen } from './form/form-screen.tsx'
import { useAnswers } from './form/use-answers.ts'
import { useOpenKept } from './kept/use-open-kept.ts'
import { LoadingCard } from './loading/loading-card.tsx'
import { useGeneration } from './loading/use-generation.ts'
import shapes from './look/shapes.module.css'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'
import { keepCourse } from './result/make-it-yours/course-file/kept-course.ts'
import type { ShownPlan } from './shown-plan.ts'
import { ResultScreen } from './result/result-screen.tsx'
import { nextScreen, openingScreen, type Screen } from './screen.ts'
import type { Service } from './service.ts'
import { loadToasts } from './toasts/raise-toast.ts'
import { useFocusOnChange } from './use-focus-on-change.ts'
import { useBackButton } from './use-back-button.ts'

interface AppProps {
  readonly service: Service
  readonly opening?: Screen
}

export function App({ service, opening = openingScreen }: AppProps) {
  const [screen, dispatch] = useReducer(nextScreen, opening)
  const answers = useAnswers()
  const open = useOpenKept(dispatch)
  const leavePlan = useBackButton(screen, dispatch, open)
  useGeneration(screen, dispatch, service)
  useFocusOnChange(screen)
  useEffect(loadToasts, [])
  useEffect(() => {
    // A course file is kept only as long as its plan is on the screen.
    if (screen.at !== 'result') keepCourse(null)
  }, [screen.at])
  const takeOver = useCallback(
    (plan: ShownPlan | null) => dispatch(plan ? { type: 'opened', ...plan } : { type: 'left' }),
    [],
  )

  const { answer: keep, fill: keepAll, settle } = answers
  useEffect(() => {
    if (screen.at === 'result') settle()
  }, [screen.at, settle])
  const answer = useCallback(
    (field: Field, text: string) => {
      keep(field, text)
      dispatch({ type: 'corrected', field })
    },
    [keep],
  )
  const fill = useCallback(
    (all: Questionnaire) => {
      keepAll(all)
      dispatch({ type: 'filled' })
    },
    [keepAll],
  )
  return (
    <>
      <PageHeader onNewPlan={screen.at === 'result' ? leavePlan : null} />
      <main className={shapes.wrap}>
        {screen.at === 'loading' && (
          <LoadingCard
            progress={screen.progress}
            isLong={screen.isLong}
            stage={screen.stage}
            onCancel={() => dispatch({ type: 'canceled' })}
          />
        )}
        {screen.at === 'result' ? (
          <ResultScreen
            answer={screen.answer}
            answers={screen.answers}
            earlier={screen.earlier}
            since={screen.since}
            onTakenOver={takeOver}
            page={service}
            onReplanned={(replanned, earlier) =>
              dispatch({ type: 'replanned', call: screen.calls, answer: replanned, earlier })
            }
          />
        ) : (
          <FormScreen
            answers={{ ...answers, answer, fill }}
            onOpen={open}
            refusals={screen.at === 'form' ? screen.refusals : []}
            isLoading={screen.at === 'loading'}
            readBy={service.mode}
            withoutPlan={screen.at === 'form' ? screen.withoutPlan : null}
            onSubmit={(mode) => dispatch({ type: 'submitted', answers: answers.given, mode })}
          />
        )}
      </main>
      <PageFooter service={screen.at === 'result' ? screen.answer.service : null} page={service} />
    </>
  )
}
