const belowTwenty =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

/** The English words for numbers below a hundred, each with its value. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...belowTwenty.split(' ').map((word, number) => [word, number] as const),
  ...tens.split(' ').map((word, place) => [word, 10 * (place + 2)] as const),
])
