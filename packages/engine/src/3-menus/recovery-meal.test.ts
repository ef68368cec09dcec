import { expect, test } from 'vitest'
import { setTargets } from '../2-targets/set-targets.ts'
import { someRunner } from '../testing/some-runner.ts'
import { composeMenus } from './compose-menus.ts'

test.each(['soy', 'gluten'] as const)(
  'a vegan of 35 kg who keeps out %s finds protein after the race',
  (kept) => {
    const runner = someRunner({
      race: '5K',
      diet: 'Vegan',
      allergies: [kept],
      budget: 'Low',
      age: 12,
      heightCm: 146,
      weightKg: 35,
      weeklyKm: 0,
      longRunKm: 0,
      targetSeconds: 1500,
      daysToGo: 0,
    })
    const targets = setTargets(runner)
    const { protein } = composeMenus(runner, targets).recovery.race ?? { protein: 0 }
    expect(protein).toBeGreaterThanOrEqual(0.93 * targets.race.recovery.protein)
  },
)
