import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import style from './phone-fold.module.css'
import { useIsNarrow } from './use-is-narrow.ts'

interface PhoneFoldProps {
  /** The label: "5 meals". */
  readonly label: string
  /** How many lines it contains: an empty one is not rendered. */
  readonly holds: number
  /** A short summary of the contents. */
  readonly hint?: string
  readonly children: ReactNode
}

/** Collapses long parts of a plan on small screens only. Paper shows everything. */
export function PhoneFold({ label, holds, hint, children }: PhoneFoldProps) {
  const isNarrow = useIsNarrow()
  if (holds === 0) return null
  if (!isNarrow) return children
  return (
    <details className={style.fold}>
      <summary>
        <span className={style.label}>{label}</span>
        {hint && <span className={style.hint}>{hint}</span>}
        <ChevronDown aria-hidden size={20} />
      </summary>
      {children}
    </details>
  )
}
