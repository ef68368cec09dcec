/** The slope of the values by least squares; NaN for fewer than two. */
export function linearSlope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  return values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) / spread
}
