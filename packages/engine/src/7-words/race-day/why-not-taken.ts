import type { Barred } from '../../foods/exclusions/permitted.ts'
import type { NotKept } from '../../not-kept.ts'
import { strongestDrink } from '../../evidence/fluids.ts'
import { becauseWords } from '../findings/exclusion-findings.ts'

/** As the exclusions say it, or by what the run allows. */
export const whyNotTakenText = (because: NotKept['because']) => {
  if (because.code in usability) return usability[because.code as keyof typeof usability]
  if (because.code === 'diet') return `It is not ${because.diet.toLowerCase()}, or its label does not say`
  return becauseWords(because as Barred)
}

const usability = {
  'not-for-this': 'It is not taken this way: a drink is drunk, a gel or food is eaten',
  caffeine: 'It holds caffeine, and this plan has none on the run',
  'too-much-caffeine': 'One of it holds more caffeine than your dose',
  'sodium-unknown': 'Its label lists no sodium, and an unknown figure is never counted as none',
  'supplement-under-18': 'Under 18 no supplements',
  'adds-salt': 'No salt is to be added, by what you wrote about your health',
  'too-salty': 'It is saltier than 2 g of sodium a liter',
  fructose: 'It holds fructose, or its label does not say',
  'too-much-at-once': 'One serving holds more than the 40 g that a stomach takes at once',
  'too-strong': `It holds more than ${10 * Math.round(100 * strongestDrink.value)} g of carbs a liter: enter the volume that it is mixed to`,
  disliked: 'It is made of a food that you do not want',
} as const
