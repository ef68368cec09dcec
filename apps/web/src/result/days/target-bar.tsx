import style from './days.module.css'

/** Drawn up to a quarter over the target. */
const longest = 125

/** An amount as a bar, its target as a line across. The figures stand beside it in words, so it says nothing twice. */
export function TargetBar({ amount, target }: { amount: number; target: number }) {
  if (target <= 0) return null
  const length = Math.min(longest, (amount / target) * 100)
  return (
    <svg viewBox={`0 0 ${longest} 10`} preserveAspectRatio="none" aria-hidden className={style.track}>
      <rect width={length} y="1" height="8" className={style.amount} />
      <path d="M100 0V10" className={style.target} />
    </svg>
  )
}
