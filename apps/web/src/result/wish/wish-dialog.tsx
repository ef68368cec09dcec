import { type FormEvent, useId, useRef } from 'react'
import dialogs from '../../look/dialog.module.css'
import shapes from '../../look/shapes.module.css'
import { TypedDialog } from '../../look/typed-dialog.tsx'
import type { Service } from '../../service.ts'
import type { ShownPlan } from '../../shown-plan.ts'
import { useIsPlanning } from '../make-it-yours/preferences-context.ts'
import type { OwnPreferences } from '../make-it-yours/use-preferences.ts'
import { type Draft, useWish } from './use-wish.ts'
import { focusOn } from './focus-on.ts'
import { isSame, WishProposal } from './wish-proposal.tsx'
import { WishText } from './wish-text.tsx'

interface WishDialogProps {
  readonly own: OwnPreferences
  readonly shown: ShownPlan
  readonly page: Service
  readonly draft: Draft
  readonly onClose: () => void
}

/** A wish in the runner's own words: what the model reads in it is shown first, and set once the runner keeps it. */
export function WishDialog({ own, shown, page, draft, onClose }: WishDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const isPlanning = useIsPlanning()
  const { text, type, state, ask, keep, stepBack } = useWish(shown, page, draft)

  const keepIt = async () => {
    if (await keep((preferences) => own.change(preferences, 'head'))) dialog.current?.close()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (state.is === 'proposed' ? keepIt() : ask())
  }

  return (
    <TypedDialog
      ref={dialog}
      titleId={id}
      onStepBack={state.is === 'writing' ? undefined : stepBack}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate>
        <h2 id={id}>Your wish, in your own words</h2>
        <p className={dialogs.how}>
          {page.model ?? 'The AI model'} reads it into settings of this plan. You see what would change before
          anything does. Your wish goes to it together with your answers.
        </p>
        {state.is === 'proposed' ? (
          <WishProposal proposal={state.proposal} />
        ) : (
          <WishText
            text={text}
            fault={state.is === 'writing' ? state.fault : null}
            stage={state.is === 'asking' ? state.stage : null}
            onType={type}
          />
        )}
        <output className={shapes.hidden}>{state.is === 'proposed' && 'Your wish was read.'}</output>
        <div className={dialogs.buttons}>
          {state.is === 'writing' && (
            <button type="submit" className={`${shapes.button} ${shapes.primary}`}>
              Show what changes
            </button>
          )}
          {state.is === 'proposed' && !isSame(state.proposal.chips) && (
            <button
              type="submit"
              className={`${shapes.button} ${shapes.primary}`}
              aria-disabled={isPlanning || undefined}
            >
              Keep
            </button>
          )}
          {state.is === 'proposed' && (
            <button type="button" className={shapes.button} onClick={stepBack}>
              {isSame(state.proposal.chips) ? 'Back to your wish' : 'Undo'}
            </button>
          )}
          {state.is === 'asking' && (
            // The button that was pressed is gone.
            <button type="button" ref={focusOn} className={shapes.button} onClick={stepBack}>
              Cancel
            </button>
          )}
          {state.is === 'writing' && (
            <button type="button" className={shapes.button} onClick={() => dialog.current?.close()}>
              Cancel
            </button>
          )}
        </div>
      </form>
    </TypedDialog>
  )
}
