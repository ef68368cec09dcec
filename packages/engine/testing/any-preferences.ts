import fc from 'fast-check'
import type { CoursePreferences } from '../src/1-runner/preferences/course-schema.ts'
import { caffeineForms } from '../src/1-runner/preferences/fuel-schema.ts'
import type { Preferences } from '../src/1-runner/preferences/preferences-schema.ts'
import type { Runner } from '../src/1-runner/runner.ts'
import { allergenCodes } from '../src/foods/exclusions/allergen-groups.ts'
import { isDrink, labelDiets, labelKinds, labelLimits, labelSugars } from '../src/foods/own-label.ts'
import { products } from '../src/foods/products.ts'
import { anyKitchen } from './any-kitchen.ts'
import { anyWishes } from './any-runner.ts'
import { type RunnerWishes, someRunner } from './some-runner.ts'

const startTime = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)

const inCatalog = fc.constantFrom(...products).map(({ id }) => ({ product: id }))

const names = ['Gel', 'My gel 🥭', 'ג׳ל תמרים', 'Peanut bar', 'ジェル', 'x'.repeat(60)]

const figure = (max: number) => fc.oneof(fc.integer({ min: 0, max }), fc.constant(0), fc.constant(max / 4))

/** As typed off a packet, sensible or not. */
const anyLabel = fc
  .record({
    name: fc.constantFrom(...names),
    kind: fc.constantFrom(...labelKinds),
    carbs_g: fc.oneof(fc.integer({ min: 15, max: 40 }), figure(labelLimits.carbs_g)),
    sodium_mg: fc.option(figure(labelLimits.sodium_mg / 5), { freq: 5 }),
    caffeine_mg: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, figure(labelLimits.caffeine_mg)),
    milliliters: fc.integer({ min: labelLimits.volume_ml.least, max: 750 }),
    sugars: fc.constantFrom(...labelSugars),
    contains: fc.oneof(fc.constant('unknown' as const), fc.subarray([...allergenCodes], { maxLength: 2 })),
    diet: fc.option(fc.constantFrom(...labelDiets), { nil: undefined }),
  })
  .map(({ milliliters, diet, ...label }) => ({
    label: { ...label, volume_ml: isDrink(label) ? milliliters : null, ...(diet ? { diet } : {}) },
  }))

const choice = fc.oneof(inCatalog, anyLabel)

/** Of the catalog or typed in, sensible or not. */
const besides = { salt: fc.boolean(), caffeine: fc.constantFrom(...caffeineForms) }
const anyFuel = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record(
      {
        main: fc.array(choice, { minLength: 1, maxLength: 4 }),
        drink: fc.oneof(fc.constant('water' as const), fc.constant('course' as const), choice),
        ...besides,
      },
      { requiredKeys: [] },
    ),
  },
  // The drink alone.
  {
    weight: 1,
    arbitrary: fc.record(
      { main: fc.array(choice, { maxLength: 0 }), drink: choice, ...besides },
      { requiredKeys: ['main', 'drink'] },
    ),
  },
)

const place = fc.integer({ min: 1, max: 420 }).map((tenths) => tenths / 10)
const places = fc.uniqueArray(place, { minLength: 1, maxLength: 30 })

const anyStations = fc.oneof(
  fc.record(
    { every_km: fc.integer({ min: 5, max: 80 }).map((tenths) => tenths / 10), from_km: place, to_km: place },
    { requiredKeys: ['every_km'] },
  ),
  fc.record({ at_km: places }),
)

/** What a race may hand out, near or far apart, sensible or not. */
export const anyStationsOfACourse: fc.Arbitrary<CoursePreferences> = fc.record(
  {
    stations: anyStations,
    name: fc.constant('Any race'),
    preset: fc.constant('boston'),
    checked: fc.boolean(),
    drink: choice,
    drink_at_km: places,
    cup_ml: fc.integer({ min: 50, max: 200 }),
    gels: fc.array(fc.record({ product: choice, at_km: places }), { maxLength: 3 }),
    climb_m: fc.integer({ min: 0, max: 3000 }),
  },
  { requiredKeys: ['stations'] },
)

const anyCourse = fc.oneof(
  fc.record({ climb_m: fc.integer({ min: 0, max: 3000 }) }, { requiredKeys: [] }),
  anyStationsOfACourse,
)

/** Any preferences that are accepted: each part may be left out. */
export const anyPreferences: fc.Arbitrary<Preferences> = fc
  .record(
    {
      start_time: startTime,
      time_zone: fc.constantFrom('America/New_York', 'Europe/Berlin', 'UTC'),
      practiced_g_per_hr: fc.integer({ min: 0, max: 120 }),
      dose: fc.constantFrom('planned' as const, 'lighter' as const),
      fuel: anyFuel,
      carry: fc.record({ bottle_ml: fc.integer({ min: 100, max: 3000 }) }, { requiredKeys: [] }),
      forecast: fc.record({
        temp_c: fc.integer({ min: -15, max: 45 }),
        humidity: fc.integer({ min: 0, max: 100 }),
      }),
      course: anyCourse,
      kitchen: anyKitchen,
    },
    { requiredKeys: [] },
  )
  .map(asAccepted)

/** The drink of the course needs one. */
function withoutMissingDrink(
  { drink, ...fuel }: NonNullable<Preferences['fuel']>,
  course: Preferences['course'],
): NonNullable<Preferences['fuel']> {
  return drink === undefined || (drink === 'course' && course?.drink === undefined)
    ? fuel
    : { ...fuel, drink }
}

/** A practiced rate goes with no chosen dose, and a zone with a start. */
function asAccepted({ dose, time_zone, fuel, ...others }: Preferences): Preferences {
  return {
    ...others,
    ...(fuel ? { fuel: withoutMissingDrink(fuel, others.course) } : {}),
    ...(dose !== undefined && others.practiced_g_per_hr === undefined ? { dose } : {}),
    ...(time_zone !== undefined && others.start_time !== undefined ? { time_zone } : {}),
  }
}

/** Any runner who set something besides the answers. */
export const anyWishesWithPreferences: fc.Arbitrary<RunnerWishes> = fc
  .record({ wishes: anyWishes, preferences: anyPreferences })
  .map(({ wishes, preferences }) => ({ ...wishes, practicedRate: null, preferences }))

export const anyRunnerWithPreferences: fc.Arbitrary<Runner> = anyWishesWithPreferences.map((wishes) =>
  someRunner(wishes),
)
