import { leftOutWith } from '../foods/sold-together.ts'
import type { KitchenNotKept } from '../not-kept.ts'
import { homemadeIngredients } from '../4-race-day/fuels/homemade-ingredients.ts'
import type { Note } from '../note.ts'
import type { StageResults } from './stage-results.ts'

type Made = Pick<StageResults, 'runner' | 'menus' | 'raceDay' | 'longRun'>

/** What of the wishes for the kitchen the menus give up, and the homemade fuel that is made of a disliked food. */
export const kitchenNotKept = (made: Made): readonly KitchenNotKept[] => [
  ...made.menus.notKept,
  ...dislikesInTheFuel(made),
]

function dislikesInTheFuel({ runner, menus, raceDay, longRun }: Made): KitchenNotKept[] {
  const fuel = [...homemadeIngredients(raceDay.kit), ...homemadeIngredients(longRun.kit)]
  const isSaid = (id: string) => menus.notKept.some((each) => each.of === 'dislike' && each.id === id)
  return [...new Set(runner.preferences.kitchen?.dislikes)]
    .filter((id) => !isSaid(id) && fuel.some(({ foodId }) => leftOutWith([id])(foodId)))
    .map((id) => ({ of: 'dislike', id, because: { code: 'race-fuel' } }))
}

export const kitchenNotes = (made: Made): Note[] =>
  kitchenNotKept(made).map((each) => ({
    code: 'kitchen-not-kept',
    facts: { of: each.of, what: each.of === 'dislike' ? each.id : each.of === 'swap' ? each.meal : '' },
  }))
