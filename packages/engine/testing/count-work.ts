/**
 * Counts the work of a piece of code: lookups in maps and sets, and characters that are normalized, replaced, searched or
 * compared. Counted instead of timed, so that it is the same on every machine.
 */
export function countWork(run: () => unknown): number {
  let steps = 0
  const restore = watched.map(([owner, name, stepsOf]) => {
    const original = Reflect.get(owner, name) as (...given: unknown[]) => unknown
    Reflect.set(owner, name, function counted(this: unknown, ...given: unknown[]) {
      steps += stepsOf(this, given)
      return Reflect.apply(original, this, given)
    })
    return () => Reflect.set(owner, name, original)
  })
  try {
    run()
  } finally {
    for (const putBack of restore) putBack()
  }
  return steps
}

type StepsOf = (self: unknown, given: readonly unknown[]) => number

const one: StepsOf = () => 1
const itsLength: StepsOf = (self) => String(self).length
const lengthGiven: StepsOf = (_, [text]) => String(text).length

const watched: readonly (readonly [owner: object, name: string, stepsOf: StepsOf])[] = [
  [Map.prototype, 'get', one],
  [Map.prototype, 'set', one],
  [Set.prototype, 'has', one],
  [String.prototype, 'charCodeAt', one],
  ...['normalize', 'replace', 'split', 'trim', 'toLowerCase', 'matchAll'].map(
    (name) => [String.prototype, name, itsLength] as const,
  ),
  // Not `exec`, which replacing and searching call internally once it is patched.
  [RegExp.prototype, 'test', lengthGiven],
]
