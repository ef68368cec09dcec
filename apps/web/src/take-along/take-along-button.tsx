import type { RenderedPlan } from '@race-nutrition/documents'
import type { Questionnaire } from '@race-nutrition/engine'
import { Backpack } from 'lucide-react'
import { useState } from 'react'
import { takeAlongModule } from '../lazy-modules.ts'
import shapes from '../look/shapes.module.css'
import { notifyModuleMissing } from '../toasts/toasts.ts'

export interface TakeAlongProps {
  readonly plan: RenderedPlan
  readonly answers: Questionnaire
}

/** Opens the place with everything that goes along to the race. */
export function TakeAlongButton(props: TakeAlongProps) {
  const [place, setPlace] = useState(takeAlongModule.loaded)
  const [isOpen, setIsOpen] = useState(false)
  const open = () =>
    void takeAlongModule.load().then((loaded) => {
      setPlace(loaded)
      setIsOpen(true)
    }, notifyModuleMissing)
  return (
    <>
      <button type="button" className={shapes.button} aria-haspopup="dialog" data-along onClick={open}>
        <Backpack aria-hidden size={18} />
        Take it along
      </button>
      {isOpen && place && <place.TakeAlongDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
