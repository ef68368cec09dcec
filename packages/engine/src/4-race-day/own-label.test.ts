import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { idOfLabel, type OwnLabel } from '../foods/own-label.ts'
import { ownFuel } from './fuels/own-fuel.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'
import { strongestDrink } from '../evidence/fluids.ts'
import { products } from '../foods/products.ts'

const gel: OwnLabel = {
  name: 'Club gel',
  kind: 'gel',
  carbs_g: 25,
  sodium_mg: 60,
  caffeine_mg: 0,
  volume_ml: null,
  sugars: 'glucose_fructose',
  contains: [],
}

const leftOut = (label: OwnLabel, wishes: Partial<RunnerWishes> = {}) =>
  ownFuel(
    someRunner({
      ...wishes,
      preferences: { fuel: { main: [{ label: { ...label, contains: mutable(label) } }] } },
    }),
  )?.notKept.map(({ because }) => because.code)

const mutable = ({ contains }: OwnLabel) => (contains === 'unknown' ? contains : [...contains])

describe('a label that was typed in', () => {
  test('is the kit of the race', () => {
    const runner = someRunner({
      race: 'Marathon',
      targetSeconds: 3.5 * 3600,
      preferences: { fuel: { main: [{ label: { ...gel, contains: [] } }], drink: 'water', salt: false } },
    })
    const race = scheduleRaceDay(runner, setTargets(runner))
    expect(race.kit.fuels.map(({ id }) => id)).toEqual([idOfLabel(gel)])
    expect(race.gels).toBeGreaterThan(6)
    const feeds = race.rows.filter(({ phase }) => phase === 'during')
    expect(new Set(feeds.map(({ carbs }) => carbs).filter((carbs) => carbs > 0))).toEqual(new Set([25]))
  })

  test.each([
    ['nothing is excluded', { contains: 'unknown' }, {}, []],
    [
      'its contents are unknown to a runner with an allergy',
      { contains: 'unknown' },
      { allergies: ['peanut'] },
      ['label-unread'],
    ],
    ['it contains the allergen', { contains: ['milk'] }, { allergies: ['milk'] }, ['group']],
    ['it contains something else', { contains: ['soy'] }, { allergies: ['milk'] }, []],
    [
      'its name says what its ticks do not',
      { name: 'Peanut butter gel' },
      { allergies: ['peanut'] },
      ['group'],
    ],
    ['no tick covers the exclusion', {}, { allergies: ['oats'] }, ['label-unread']],
    ['a vegan does not know', {}, { diet: 'Vegan' }, ['diet']],
    ['a vegan reads it on the label', { diet: 'vegan' }, { diet: 'Vegan' }, []],
    [
      'its ticks deny what it says of itself',
      { diet: 'vegan', contains: ['milk'] },
      { diet: 'Vegan' },
      ['diet'],
    ],
    ['its sodium is unknown', { sodium_mg: null }, {}, ['sodium-unknown']],
    ['it holds caffeine', { caffeine_mg: 30 }, {}, ['caffeine']],
    ['it is too much at once', { carbs_g: 45 }, {}, ['too-much-at-once']],
    ['it is a drink', { kind: 'drink', volume_ml: 500 }, {}, ['not-for-this']],
    [
      'a capsule adds salt to a heart',
      { kind: 'capsule', carbs_g: 0 },
      { healthWords: ['heart disease'] },
      ['adds-salt'],
    ],
    ['a capsule is salt', { kind: 'capsule', carbs_g: 0, sodium_mg: 215 }, {}, []],
    [
      'a capsule is for adults',
      { kind: 'capsule', carbs_g: 0, sodium_mg: 215 },
      { age: 16 },
      ['supplement-under-18'],
    ],
  ] as [string, Partial<OwnLabel>, Partial<RunnerWishes>, string[]][])(
    'where %s',
    (_, label, wishes, codes) => {
      expect(leftOut({ ...gel, ...label }, wishes)).toEqual(codes)
    },
  )

  test('no drink of the catalog is too strong', () => {
    const drinks = products.filter(({ fluids, carbs }) => fluids > 0 && carbs > 0)
    expect(drinks.length).toBeGreaterThan(10)
    for (const { id, carbs, fluids } of drinks)
      expect(carbs / fluids, id).toBeLessThanOrEqual(strongestDrink.value)
  })

  test('that is stronger than any drink is left out, and the run keeps its fuel', () => {
    const powder = { ...gel, kind: 'drink_mix', carbs_g: 30, volume_ml: 30, contains: [] as [] } as const
    const runner = someRunner({ preferences: { fuel: { drink: { label: powder } } } })
    expect(ownFuel(runner)?.notKept).toMatchObject([{ because: { code: 'too-strong' } }])
    const mixed = someRunner({ preferences: { fuel: { drink: { label: { ...powder, volume_ml: 300 } } } } })
    expect(ownFuel(mixed)?.notKept).toEqual([])
    const { longRun, raceDay } = stagesFor(runner)
    expect(longRun.rows.length).toBeGreaterThan(2)
    expect(raceDay.kit.fuels.length).toBeGreaterThan(0)
  })

  test('that is left out has the nearest of the catalog beside it', () => {
    const runner = someRunner({
      allergies: ['milk'],
      preferences: { fuel: { main: [{ label: { ...gel, contains: ['milk'] } }] } },
    })
    const nearest = ownFuel(runner)?.notKept[0]?.nearest
    expect(nearest).not.toBeNull()
  })
})

const handedOut = (label: OwnLabel) => ({ label: { ...label, contains: mutable(label) } })

describe('a label that the course hands out', () => {
  const drink: OwnLabel = { ...gel, name: 'Club drink', kind: 'drink', carbs_g: 18, volume_ml: 300 }
  const racing = (wishes: Partial<RunnerWishes> = {}) =>
    someRunner({
      targetSeconds: 3.5 * 3600,
      ...wishes,
      preferences: {
        fuel: { drink: 'course' },
        course: {
          stations: { every_km: 4 },
          drink: handedOut(drink),
          gels: [{ product: handedOut(gel), at_km: [16, 28] }],
        },
      },
    })

  test('is drunk or eaten at its stations, and not carried', () => {
    const runner = racing()
    const race = scheduleRaceDay(runner, setTargets(runner))
    const taken = race.rows.flatMap(({ servings }) => servings.filter(({ from }) => from === 'course'))
    expect(new Set(taken.map(({ id }) => id))).toEqual(new Set([idOfLabel(drink), idOfLabel(gel)]))
    expect(race.course?.gels.map(({ product, because }) => [product, because])).toEqual([
      [idOfLabel(gel), null],
    ])
  })

  test('is not taken where its label says what the runner excludes', () => {
    const runner = racing({ allergies: ['milk'] })
    const bad = { ...drink, contains: ['milk' as const] }
    const preferences = {
      ...runner.preferences,
      course: { ...runner.preferences.course, drink: handedOut(bad) },
    }
    const race = scheduleRaceDay({ ...runner, preferences }, setTargets(runner))
    expect(race.course?.drink?.because?.code).toBe('group')
    expect(race.rows.flatMap(({ servings }) => servings.map(({ id }) => id))).not.toContain(idOfLabel(bad))
  })
})
