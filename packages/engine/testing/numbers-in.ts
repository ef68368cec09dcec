/** Every number in a value, by its dotted path. */
export function numbersIn(value: unknown, path = ''): [path: string, figure: number][] {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    numbersIn(part, path === '' ? name : `${path}.${name}`),
  )
}
