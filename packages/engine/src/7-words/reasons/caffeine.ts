import { caffeineDose, caffeineUnder18, mostCaffeineAtOnce } from '../../evidence/caffeine.ts'
import { caffeineWhileBreastfeeding, noCaffeineByHealth } from '../../evidence/health.ts'
import type { Plan } from '../../plan.ts'
import type { Reason } from '../../reason.ts'
import { inMilligrams } from '../amounts/format-amounts.ts'
import { caffeineTaken } from '../race-day/caffeine-words.ts'

export function caffeine(plan: Plan, { rule }: Reason): string[] {
  const { runner, targets, race_day: race } = plan
  if (rule === caffeineUnder18.id) return ['Doctors of the young advise against caffeine, so there is none.']
  if (rule === noCaffeineByHealth.id)
    return [
      'With what you wrote about your health, caffeine is a question for your doctor, so there is none.',
    ]
  if (runner.exclusions.groups.includes('caffeine')) return ['You keep caffeine out, so there is none.']
  if (runner.preferences.fuel?.caffeine === 'none') return ['You leave caffeine out, so there is none.']
  const most = mostCaffeineAtOnce.value
  const taken = caffeineTaken(plan)
  return [
    `About ${caffeineDose.value.perKilogram} mg per kg an hour before the start help most adults, if you like it and have practiced it.`,
    rule === caffeineWhileBreastfeeding.id
      ? `While breastfeeding the plan stops at ${caffeineWhileBreastfeeding.value.dose} mg. It is optional.`
      : rule === mostCaffeineAtOnce.id
        ? `${most} mg is the most at once that raises no concern, so the plan stops there. It is optional.`
        : `For you that is ${targets.caffeine_mg} mg. It is optional.`,
    ...(taken < targets.caffeine_mg
      ? [
          `${race.caffeine?.product ? 'Your gel brings' : 'Whole cups of coffee bring'} ${inMilligrams(taken)} of it.`,
        ]
      : []),
  ]
}
