import type { IfThen, IfThenCode } from '../if-then.ts'

interface Ordered {
  readonly if_then: readonly IfThen[]
  readonly if_then_by_model?: readonly IfThenCode[]
}

/** The lines that a model put first, in its order, after the signs to stop, which come before everything else. */
export function orderIfThens(lines: readonly IfThen[], wanted: readonly IfThenCode[] = []): Ordered {
  const first = [...new Set(wanted)].filter(
    (code) => code !== 'stop-signs' && lines.some((line) => line.code === code),
  )
  if (first.length === 0) return { if_then: lines }
  const rank = (code: IfThenCode) =>
    code === 'stop-signs' ? -1 : first.includes(code) ? first.indexOf(code) : first.length
  return {
    if_then: lines.toSorted((one, other) => rank(one.code) - rank(other.code)),
    if_then_by_model: first,
  }
}
