import { useState } from 'react'
import { sweatRateModule } from '../../lazy-modules.ts'
import { notifyModuleMissing } from '../../toasts/toasts.ts'
import { questionOf } from '../first-refused.ts'
import style from '../form-screen.module.css'

interface SweatRateAidProps {
  /** The height, which helps to guess the unit of a weight without one. */
  readonly height: string
  readonly onFound: (rate: string) => void
}

/** For runners who never measured it: opens a small dialog that fills the field. */
export function SweatRateAid({ height, onFound }: SweatRateAidProps) {
  const [part, setPart] = useState(sweatRateModule.loaded)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    sweatRateModule.load().then((loaded) => {
      setPart(loaded)
      setIsOpen(true)
    }, notifyModuleMissing)
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
