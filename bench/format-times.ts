export function times(ratio: number): string {
  return `${ratio < 1 ? ratio.toPrecision(2) : ratio.toFixed(1)} ×`
}

export function milliseconds(time: number): string {
  return `${time.toFixed(3)} ms`
}
