import { expect, test } from 'vitest'
import { drawnRunners } from '../../testing/any-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { composeMenus } from './compose-menus.ts'

test.each(['06:00', '18:30'])(
  'a start at %s moves race morning and what rehearses it, and no other day',
  (start_time) => {
    let otherBreakfasts = 0
    for (const runner of drawnRunners(60).filter(({ daysToGo }) => daysToGo > 1)) {
      const { menus: usual } = stagesFor(runner)
      const started = { ...runner, preferences: { ...runner.preferences, start_time } }
      const menus = composeMenus(started, setTargets(started))
      expect(menus.raceWeek.slice(0, -1)).toEqual(usual.raceWeek.slice(0, -1))
      const ofType = (type: string) => (days: typeof menus) =>
        days.exampleDays.filter(({ kind }) => kind === type)
      expect(ofType('rest')(menus)).toEqual(ofType('rest')(usual))
      expect(ofType('run')(menus)).toEqual(ofType('run')(usual))
      const [before, after] = [usual, menus].map(({ raceWeek }) => raceWeek.at(-1)?.meals[0]?.recipe.id)
      otherBreakfasts += before === after ? 0 : 1
    }
    expect(otherBreakfasts).toBeGreaterThan(2)
  },
)
