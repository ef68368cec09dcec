import { describe, expect, test } from 'vitest'
import { audited, caseOf, type Changeable, changed } from '../../../../testing/audit/audited-case.ts'
import type { Given } from '../../audit.ts'
import { behindPace } from '../../../4-race-day/behind-pace.ts'
import type { Plan } from '../../../plan.ts'
import { faultsOfRows } from './stations.ts'

const everyMile = { every_km: 1.609, from_km: 3.219, to_km: 40.234 }

const marathon = { race: 'Marathon', targetSeconds: 4.25 * 3600 } as const

const given = caseOf({
  ...marathon,
  preferences: {
    course: { stations: everyMile, drink: { product: 'gatorade-endurance' } },
    fuel: { main: [{ product: 'sis-go-isotonic' }], drink: 'course' },
  },
})

const withGels = caseOf({
  ...marathon,
  preferences: {
    course: {
      stations: everyMile,
      gels: [{ product: { product: 'maurten-gel-100' }, at_km: [17.7, 27.4, 37] }],
    },
  },
})

const findingsAfter = (change: (rows: Changeable<Plan>['race_day']['rows']) => void) =>
  audited(changed(given, ({ race_day: { rows } }) => change(rows))).findings.filter(
    ({ id }) => id === 'stations-serve',
  )

const serves = (plan: Given) => audited(plan).findings.filter(({ id }) => id === 'stations-serve')

describe('what comes from the course', () => {
  test.each([
    { at: given, takes: 'gatorade-endurance' },
    { at: withGels, takes: 'maurten-gel-100' },
  ])('is fine as planned, and $takes is taken', ({ at, takes }) => {
    expect(audited(at).findings.filter(({ severity }) => severity === 'hard')).toEqual([])
    const handedOut = at.plan.race_day.rows.flatMap(({ servings }) =>
      servings.filter(({ from }) => from === 'course'),
    )
    expect(new Set(handedOut.map(({ id }) => id))).toEqual(new Set([takes]))
  })

  test.each<[string, (rows: Changeable<Plan>['race_day']['rows']) => void]>([
    [
      'a gel of the course where there is none',
      (rows) => {
        const serving = rows.flatMap(({ servings }) => servings).find(({ id }) => id === 'sis-go-isotonic')
        const row = rows.find(({ phase }) => phase === 'during')
        if (serving && row) row.servings.push({ ...serving, from: 'course' })
      },
    ],
    [
      'a drink of the course between two stations',
      (rows) => {
        const row = rows.find(({ servings }) =>
          servings.some(({ unit, from }) => unit === 'ml' && from === 'course'),
        )
        if (row?.km) row.km += 0.4
      },
    ],
    [
      'another drink handed out',
      (rows) => {
        const drunk = rows.flatMap(({ servings }) => servings).find(({ unit, from }) => unit === 'ml' && from)
        if (drunk) drunk.id = 'tailwind-endurance'
      },
    ],
  ])('%s is found', (_what, change) => {
    expect(findingsAfter(change).length).toBeGreaterThan(0)
  })

  test('a drink between two stations without a bottle is found', () => {
    const far = caseOf({ ...marathon, preferences: { course: { stations: { at_km: [10, 21, 32] } } } })
    expect(serves(far)).toEqual([])
    expect(serves(changed(far, ({ race_day: race }) => (race.bottle = null))).length).toBeGreaterThan(0)
  })

  describe('in each slower table', () => {
    test.each([given, withGels])('is taken only where it is handed out', (at) => {
      expect(faultsIn(at)).toEqual([[], [], []])
    })

    test('is found where the runner named no table', () => {
      const moved = changed(withGels, ({ race_day: { on_course: course } }) => {
        const [gel] = course?.gels ?? []
        if (gel) gel.at_km = gel.at_km.map((km) => km + 0.31)
        for (const station of course?.stations ?? []) station.km += 0.31
      })
      expect(faultsIn(moved).every((faults) => faults.length > 0)).toBe(true)
    })
  })
})

const faultsIn = ({ plan, ...rest }: Given) =>
  plan.race_day.slower.map((slower, at) =>
    faultsOfRows(
      { plan, ...rest },
      behindPace(plan, slower).rows.map((row, index) => ({
        ...row,
        path: `race_day.slower.${at}.rows.${index}`,
      })),
      slower.percent,
    ),
  )
