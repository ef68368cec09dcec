import { inMilligrams } from '../amounts/format-amounts.ts'
import { inFractions } from '../amounts/fractions.ts'
import type { Barred } from '../../foods/exclusions/permitted.ts'
import { findProduct } from '../../foods/products.ts'
import { cupsWithin } from '../../4-race-day/fuels/chosen-caffeine.ts'
import type { Plan } from '../../plan.ts'
import { capitalize, lowercaseFirst } from '../../letter-case.ts'
import type { ChosenCaffeine, NoCaffeineSo } from '../../not-kept.ts'
import { becauseWords } from '../findings/exclusion-findings.ts'

/** What is taken, as the runner wants it: less than the target if a gel or whole cups bring less. */
export function caffeineTaken({ targets, race_day: { caffeine } }: Plan): number {
  const gel = findProduct(caffeine?.product ?? '')
  if (gel) return gel.caffeine
  return caffeine?.cups ? caffeine.cups * milligramsInACup : targets.caffeine_mg
}

const milligramsInACup = findProduct('coffee-cup')?.caffeine ?? 0

/** The row an hour before the start. */
export function caffeineInWords(plan: Plan): string {
  const { caffeine } = plan.race_day
  const ifUsed = 'only if you are used to it'
  const amount = inMilligrams(Math.floor(caffeineTaken(plan)))
  if (caffeine?.cups)
    return `${cupsText(caffeine.cups)} of coffee, about ${amount}, ${ifUsed}; it is part of the breakfast fluid`
  const isCoffee = !caffeine || (caffeine.form !== 'tablet' && !caffeine.because)
  const form = caffeine?.form === 'tablet' && !caffeine.because ? ' as tablets' : ''
  return isCoffee
    ? `${amount} (${cupsText(cupsWithin(caffeineTaken(plan)))} of coffee), ${ifUsed}, with breakfast’s fluid`
    : `${amount}${form}, ${ifUsed}, with some of the breakfast fluid`
}

const cupsText = (cups: number) => `${inFractions(cups)} ${cups > 1 ? 'cups' : 'cup'}`

/** Beside the gel before the start that brings it; nothing for any other. */
export function caffeineOfTheGel(plan: Plan): string {
  const gel = findProduct(plan.race_day.caffeine?.product ?? '')
  return gel ? `, ${inMilligrams(gel.caffeine)} caffeine in it: only if you are used to it` : ''
}

/** Why the caffeine is not taken as the runner wants it, and how it is. */
export function caffeineNotKept({ targets, race_day: { caffeine } }: Plan): string {
  if (!caffeine?.because) return ''
  const stays =
    targets.caffeine_mg > 0
      ? ` ${inMilligrams(targets.caffeine_mg)} stay an hour before the start, as what you are used to.`
      : ''
  return `${capitalize(forms[caffeine.form])} is left out: ${lowercaseFirst(whyNot(caffeine.because))}.${stays}`
}

const forms = {
  none: 'no caffeine',
  coffee: 'coffee',
  gel: 'a gel with caffeine',
  tablet: 'a caffeine tablet',
} as const satisfies Record<ChosenCaffeine['form'], string>

const whyNot = (because: NonNullable<ChosenCaffeine['because']>) =>
  because.code in reasons ? reasons[because.code as NoCaffeineSo] : becauseWords(because as Barred)

const reasons = {
  'no-gel-fits': 'None of the gels here has your dose and is free of what you keep out',
  'no-gel-before-the-start': 'This race has no gel before the start whose place it could take',
} as const satisfies Record<NoCaffeineSo, string>
