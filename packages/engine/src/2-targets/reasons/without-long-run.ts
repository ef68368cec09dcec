import type { Reasons, Told } from './reason.ts'
import { countText, volumeText } from './words.ts'

/** Who runs no long run hears that, and what a first one would take, in place of the working for a run of no length. */
export function withoutLongRun(reasons: Reasons, { runner, working }: Told): Reasons {
  const { breakfast, recovery } = working.longRun
  const least: Readonly<Record<string, string>> = {
    pre_carbs_g: `${breakfast.carbs} g`,
    'post.carbs_g': `${recovery.carbs} g`,
    'post.protein_g': `${recovery.protein} g`,
    'post.fluids_ml': volumeText(runner, recovery.fluids),
    'post.sodium_mg': `${countText(recovery.sodium)} mg`,
  }
  return Object.fromEntries(
    Object.entries(reasons).map(([name, reason]) => {
      const amount = least[name]
      const says = amount
        ? `You run no long run yet. This is the least that a first one would take: ${amount}.`
        : 'You run no long run yet, so nothing is planned on the way.'
      return [name, { ...reason, says: [says, ...(ownChoice.exec(reason.says) ?? [])].join(' ') }]
    }),
  )
}

/** A choice of this product goes on saying that it is one. */
const ownChoice = /This is our own choice: .+$/
