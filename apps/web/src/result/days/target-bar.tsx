import style from './days.module.css'

/** Drawn up to a quarter over the target. */
const longest = 125

const gap = 0.8

interface TargetBarProps {
  /** The amount of each meal and of the fuel on a run, in the order of the day. */
  readonly parts: readonly number[]
  readonly target: number
}

/** A day as a stacked bar of its meals with the target as a line. Hidden from screen readers: the numbers are text beside it. */
export function TargetBar({ parts, target }: TargetBarProps) {
  if (target <= 0) return null
  const ends = parts.map((_, index) => (100 * sum(parts.slice(0, index + 1))) / target)
  return (
    <svg viewBox={`0 0 ${longest} 10`} preserveAspectRatio="none" aria-hidden className={style.track}>
      {ends.map((end, index) => {
        const from = ends[index - 1] ?? 0
        const width = Math.min(longest, end) - from - gap
        // Meals never change order, and two may have the same amount.
        // oxlint-disable-next-line react/no-array-index-key
        return (
          width > 0 && <rect key={index} x={from} y="1" width={width} height="8" className={style.amount} />
        )
      })}
      <path d="M100 0V10" className={style.target} />
    </svg>
  )
}

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)
