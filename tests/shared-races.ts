import type { Preferences, Questionnaire } from '@race-nutrition/engine'
import { goldenRunners } from './golden-runners.ts'

/** A golden runner with what they set besides the answers. */
export interface SharingRunner {
  readonly answers: Questionnaire
  readonly preferences: Preferences
  readonly today: string
}

const sharing = (name: string, preferences: Preferences = {}): SharingRunner => {
  const runner = goldenRunners[name]
  if (!runner) throw new Error(`${name} is no golden runner`)
  return { ...runner, preferences }
}

/** Six who share their race, named for what is in it. */
export const sharingRunners: Readonly<Record<string, SharingRunner>> = {
  'teen-5k': sharing('teen-5k-in-three-days'),
  'half-with-an-evening-start': sharing('half-1-45-omnivore', {
    start_time: '19:30',
    time_zone: 'Europe/Berlin',
  }),
  'marathon-with-own-fuel-and-stations': sharing('heavy-marathoner-800-grams', {
    start_time: '09:00',
    fuel: {
      main: [
        { product: 'maurten-gel-100' },
        {
          label: {
            name: 'Date bar 🥭',
            kind: 'bar',
            carbs_g: 30,
            sodium_mg: 40,
            caffeine_mg: 0,
            volume_ml: null,
            sugars: 'glucose_fructose',
            contains: ['tree_nut'],
          },
        },
      ],
      drink: 'course',
    },
    course: {
      stations: { every_km: 5, from_km: 5 },
      drink: { product: 'gatorade-endurance' },
      cup_ml: 120,
      gels: [{ product: { product: 'gu-energy-gel' }, at_km: [30] }],
      climb_m: 310,
    },
  }),
  'marathon-in-miles': sharing('measured-sweat-hot-marathon', {
    start_time: '07:15',
    time_zone: 'America/New_York',
    forecast: { temp_c: 27, humidity: 80 },
    carry: { bottle_ml: 500 },
  }),
  'walk-run-above-six-hours': sharing('walk-run-6-30', { dose: 'lighter' }),
  'many-exclusions-in-a-hotel': sharing('vegan-with-eighteen-exclusions', {
    kitchen: {
      dislikes: ['banana'],
      effort: 'quick',
      race_morning: 'hotel',
    },
  }),
}
