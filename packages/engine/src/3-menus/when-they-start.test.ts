import { expect, test } from 'vitest'
import { drawnRunners } from '../../testing/any-runner.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { composeMenus } from './compose-menus.ts'

test.each([
  ['06:00', 'home'],
  ['18:30', 'home'],
  ['18:30', 'hotel'],
] as const)(
  'a start at %s after a night at %s moves race morning and what rehearses it, and no other day',
  (start_time, race_morning) => {
    let otherBreakfasts = 0
    for (const runner of drawnRunners(40).filter(({ daysToGo }) => daysToGo > 1)) {
      const menusWith = (preferences: typeof runner.preferences) => {
        const own = { ...runner, preferences }
        return composeMenus(own, setTargets(own))
      }
      const kitchen = { race_morning }
      const usual = menusWith({ kitchen })
      const menus = menusWith({ kitchen, start_time })
      expect(menus.raceWeek.slice(0, -1)).toEqual(usual.raceWeek.slice(0, -1))
      const ordinary = ({ exampleDays }: typeof menus) =>
        exampleDays.filter(({ kind }) => kind === 'rest' || kind === 'run')
      expect(ordinary(menus)).toEqual(ordinary(usual))
      const [before, after] = [usual, menus].map(({ raceWeek }) => raceWeek.at(-1)?.meals[0]?.recipe.id)
      otherBreakfasts += before === after ? 0 : 1
      if (menus.recovery.race) expect(menus.recovery.race.recipe.id).not.toBe(after)
    }
    expect(otherBreakfasts).toBeGreaterThan(0)
  },
)
