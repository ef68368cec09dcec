import { useState } from 'react'
import { sweatRatePart } from '../parts.ts'
import { tellPartMissing } from '../toasts/toasts.ts'
import { questionOf } from './first-refused.ts'
import style from './form-screen.module.css'

interface SweatRateAidProps {
  /** The answer that tells a weight of no unit apart. */
  readonly height: string
  readonly onFound: (rate: string) => void
}

/** For who never measured it: opens a small dialog that fills the field. */
export function SweatRateAid({ height, onFound }: SweatRateAidProps) {
  const [part, setPart] = useState(sweatRatePart.loaded)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    sweatRatePart.load().then((loaded) => {
      setPart(loaded)
      setIsOpen(true)
    }, tellPartMissing)
  }
  const use = (rate: string) => {
    onFound(rate)
    questionOf('sweatRate')?.focus()
  }
  return (
    <>
      <button type="button" className={`${style.quiet} ${style.aid}`} aria-haspopup="dialog" onClick={open}>
        Work it out from a run
      </button>
      {isOpen && part && (
        <part.SweatRateDialog height={height} onFound={use} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
