import { ok } from '../../result.ts'
import type { Diet } from '../questionnaire.ts'
import { type Read, refused } from '../refusal.ts'

/** A diet that is an item of its own, as typed. */
export interface DietTyped {
  readonly word: string
  readonly diet: Diet
}

/** The item as a whole: "vegetarian at home" says no more than that. */
const whole =
  /^ ?(?:i ?'?a?m )?(?:an? )?(?:strict |lacto[- ]ovo |ovo[- ]lacto )?(?:(vegans?|plant[- ]based)|(vegetarians?|veggie))(?: diet| runner| eater)? ?$/u

export function dietsAmong(items: readonly string[]): DietTyped[] {
  return items.flatMap((item): DietTyped[] => {
    const [, vegan, vegetarian] = whole.exec(item) ?? []
    if (vegan !== undefined) return [{ word: vegan, diet: 'Vegan' }]
    return vegetarian === undefined ? [] : [{ word: vegetarian, diet: 'Vegetarian' }]
  })
}

/** From the one that leaves out nothing to the strictest. */
const byStrictness = ['Omnivore', 'Vegetarian', 'Vegan'] as const satisfies readonly Diet[]

/** A runner who writes their diet here and leaves the usual choice above would be served meat. */
export function refuseOtherDiet<Allergies extends { readonly diets: readonly DietTyped[] }>(
  read: Allergies,
  chosen: Diet | undefined,
  given: string,
): Read<Allergies> {
  const stricter = read.diets.find(
    ({ diet }) => chosen !== undefined && byStrictness.indexOf(chosen) < byStrictness.indexOf(diet),
  )
  return stricter
    ? refused({ field: 'allergies', code: 'diet-among-allergies', given, facts: stricter })
    : ok(read)
}
