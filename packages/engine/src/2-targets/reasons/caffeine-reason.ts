import { caffeineDose, caffeineUnder18, mostCaffeineAtOnce } from '../../evidence/caffeine.ts'
import { isGrowing } from '../reference-mass.ts'
import type { Reason } from '../targets.ts'
import { reason, type Told } from './reason.ts'

export function caffeineReason({ runner, working, read }: Told): Reason {
  if (isGrowing(runner)) {
    return reason(
      caffeineUnder18,
      ['Doctors of the young advise against caffeine, so there is none.'],
      [read.age],
    )
  }
  const { perKilogram } = caffeineDose.says
  if (runner.exclusions.groups.includes('caffeine')) {
    return reason(caffeineDose, ['You keep caffeine out, so there is none.'], [read.allergies])
  }
  const most = mostCaffeineAtOnce.says
  const helps = `About ${perKilogram} mg per kg an hour before the start help most adults, if you like it and have practiced it.`
  const held = perKilogram * runner.weight > most
  return held
    ? reason(
        mostCaffeineAtOnce,
        [
          helps,
          `${most} mg is the most at once that raises no concern, so the plan stops there. It is optional.`,
        ],
        [read.weight],
      )
    : reason(caffeineDose, [helps, `For you that is ${working.caffeine} mg. It is optional.`], [read.weight])
}
