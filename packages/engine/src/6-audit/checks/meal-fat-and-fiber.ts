import { type Check, type Fault, type Look, lookAt } from '../audit.ts'
import { readAmounts } from '../reading/read-amounts.ts'
import { outside } from './within.ts'

/** science.md 9.1, meal fat and fiber, of the meals before the race and before the long run. */
export const mealFatAndFiber: Check = {
  id: 'meal-fat-and-fiber',
  look: ({ plan }) => [
    amountsBefore('race_week', 'the fat and fiber of race morning', plan.race_week.race_morning),
    amountsBefore(
      'long_run_fueling',
      'the fat and fiber of the meal before the long run',
      plan.long_run_fueling.pre_run.examples,
    ),
  ],
}

function amountsBefore(place: Fault['section'], what: string, texts: readonly string[]): Look {
  const stated = texts
    .flatMap(readAmounts)
    .filter(({ unit, per, of }) => unit === 'g' && per === null && (of === 'fat' || of === 'fiber'))
  return lookAt({ section: place, what, unread: 'hard' }, stated, (amounts) =>
    amounts
      .flatMap(({ of, high }) => {
        const [warn, refuse] = of === 'fat' ? [20, 35] : [8, 15]
        return outside({
          section: place,
          what: of === 'fat' ? 'Fat in the meal before' : 'Fiber in the meal before',
          value: high,
          unit: 'g',
          soft: [0, warn],
          hard: [0, refuse],
          because: 'It would still sit in the stomach at the start.',
        })
      })
      .slice(0, 1),
  )
}
