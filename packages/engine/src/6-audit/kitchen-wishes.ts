import { memoize } from '../foods/memoize.ts'
import { leftOutWith } from '../foods/sold-together.ts'
import type { Given } from './audit.ts'

type Wishes = Pick<Given, 'plan' | 'runner'>

/** What the runner does not want and the plan does not say that it keeps: ids of foods and recipes. */
export const dislikesKept = ({ plan, runner }: Wishes): readonly string[] => {
  const { dislikes = [] } = runner.preferences.kitchen ?? {}
  const givenUp = (plan.kitchen_not_kept ?? []).flatMap((each) =>
    each.of === 'dislike' && each.because.code !== 'race-fuel' ? [each.id] : [],
  )
  return dislikes.filter((id) => !givenUp.includes(id))
}

/** Whether a food is one of these, or is sold as one with it. */
export const isAmong = memoize(leftOutWith)
