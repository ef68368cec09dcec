import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import style from './phone-fold.module.css'
import { useIsNarrow } from './use-is-narrow.ts'

interface PhoneFoldProps {
  /** What opens: "5 meals". */
  readonly label: string
  /** How many lines it holds: a fold of nothing is not drawn. */
  readonly holds: number
  /** What they are, in a few words, to know without opening. */
  readonly hint?: string
  readonly children: ReactNode
}

/** Long parts of a plan are folded where the screen is small, and only there. Paper shows all. */
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
