import { planRace, type Preferences, readIsoDay, renderWords } from '@race-nutrition/engine'
import type { RenderedPlan } from '@race-nutrition/documents'
import { goldenRunners } from './golden-runners.ts'

/** Golden runners with what they set besides the answers: a start in a zone, a start alone, or none. */
export const calendarRunners: Readonly<Record<string, Preferences>> = {
  'teen-5k-in-three-days': { start_time: '10:00', time_zone: 'America/Los_Angeles' },
  'saturday-half-vegetarian-lactose': { start_time: '09:00' },
  'half-1-45-omnivore': { start_time: '19:30', time_zone: 'Europe/Berlin' },
  'measured-sweat-hot-marathon': { start_time: '07:00', time_zone: 'America/New_York' },
  'walk-run-6-30': {},
  'elite-marathon': {
    start_time: '10:05',
    time_zone: 'Europe/London',
    fuel: {
      main: [
        {
          label: {
            name: 'Mango gel 🥭',
            kind: 'gel',
            carbs_g: 30,
            sodium_mg: 60,
            caffeine_mg: 0,
            volume_ml: null,
            sugars: 'glucose_fructose',
            contains: [],
            diet: 'vegan',
          },
        },
      ],
      drink: 'course',
    },
    course: { stations: { every_km: 5 }, drink: { product: 'gatorade-endurance' }, checked: true },
  },
}

export function calendarPlan(name: string): RenderedPlan {
  const runner = goldenRunners[name]
  const today = readIsoDay(runner?.today ?? '')
  if (!runner || !today) throw new Error(`${name} is no runner with a day`)
  const made = planRace(runner.answers, today, calendarRunners[name])
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  const { plan: facts } = made.value
  return { facts, words: renderWords(facts) }
}
