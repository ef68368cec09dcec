import {
  type CrewSchedule,
  crewSchedule,
  engineVersion,
  type FuelChoice,
  renderCrewSchedule,
  renderShareFault,
} from '@race-nutrition/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawnRunners } from '../../../engine/testing/any-runner.ts'
import { someRunner } from '../../../engine/testing/some-runner.ts'
import { factsFor } from '../../../engine/testing/stages-for.ts'
import { changedJson, changedText } from '../../testing/changed-json.ts'
import { toBase64Url } from './base64url.ts'
import { crewLink, readCrewLink } from './crew-link.ts'
import { deflateRaw } from './deflate-raw.ts'
import { readFragment } from './fragment.ts'
import { linkKind } from './link-kind.ts'

const engine = engineVersion
const ownBar: FuelChoice = {
  label: {
    name: 'My bar 🥭',
    kind: 'bar',
    carbs_g: 24,
    sodium_mg: 60,
    caffeine_mg: 0,
    volume_ml: null,
    sugars: 'unknown',
    contains: ['milk'],
  },
}
const marathon = crewSchedule(
  factsFor(
    someRunner({
      units: 'imperial',
      preferences: {
        start_time: '07:30',
        time_zone: 'America/New_York',
        fuel: { main: [ownBar] },
        course: { stations: { every_km: 3.2 }, drink: { product: 'gatorade-endurance' } },
      },
    }),
  ),
)

async function linkOf(schedule: CrewSchedule): Promise<string> {
  const link = await crewLink({ schedule, engine })
  if (!link.ok) throw new Error(JSON.stringify(link.refused))
  return link.value
}

/** As in the link, for changes of single values. */
async function valuesOf(schedule: CrewSchedule): Promise<unknown[]> {
  const read = await readFragment('c', await linkOf(schedule))
  if (!read.ok || !Array.isArray(read.value)) throw new Error('no values')
  return read.value
}
const packed = async (text: string) => `#c1=${toBase64Url(await deflateRaw(new TextEncoder().encode(text)))}`

describe('the link of the crew', () => {
  test('is read as it was written, for anybody', async () => {
    const lengths: number[] = []
    for (const runner of drawnRunners(20)) {
      const schedule = crewSchedule(factsFor(runner))
      const link = await linkOf(schedule)
      expect(await readCrewLink(link)).toEqual({ ok: true, value: { schedule, engine } })
      expect(linkKind(link)).toBe('c')
      lengths.push(link.length)
    }
    expect(Math.max(...lengths)).toBeLessThan(1200)
  })

  test('has own products by their name and nothing else of their label', async () => {
    const link = await linkOf(marathon)
    expect(await readCrewLink(link)).toEqual({ ok: true, value: { schedule: marathon, engine } })
    expect(JSON.stringify(marathon)).toContain('My bar 🥭')
    expect(JSON.stringify(marathon)).not.toContain('milk')
  })

  test.each([
    ['another race', 1, 'Ultra'],
    ['no day', 2, '2026-13-01'],
    ['no time', 3, '7:30'],
    ['no zone', 4, 'javascript:alert(1)'],
    ['no unit', 5, 'furlong'],
    ['a finish tomorrow', 7, 1441],
    ['a top-up without servings', 8, [15]],
    ['no stops', 9, null],
    ['161 stops', 9, Array.from({ length: 161 }, () => [20, 4, [['fuel', 'gel']], []])],
    ['a stop of 21 servings', 9, [[20, 4, [], Array.from({ length: 21 }, () => ['fuel', 'gel'])]]],
    ['a text of two lines', 9, [[20, 4, [['fuel', 'gel\nand stop']], []]]],
    ['a text that runs backward', 9, [[20, 4, [['fuel', 'gel \u202E 01']], []]]],
    ['a text without an end', 9, [[20, 4, [['fuel', 'x'.repeat(601)]], []]]],
    ['a serving of another kind', 9, [[20, 4, [['script', 'alert(1)']], []]]],
    ['21 lines to carry', 10, Array.from({ length: 21 }, () => 'gel')],
    ['a spare of two lines', 11, ['1 × gel\nand stop']],
    ['a lighter dose at no minute', 12, ['20']],
  ])('with %s is refused', async (_, index, value) => {
    const read = await readCrewLink(
      await packed(JSON.stringify((await valuesOf(marathon)).with(index, value))),
    )
    expect(read).toEqual({ ok: false, refused: { code: 'wrong-shape' } })
  })

  test('is no link with answers', async () => {
    const link = (await linkOf(marathon)).replace('#c1', '#p1')
    expect(await readCrewLink(link)).toEqual({ ok: false, refused: { code: 'damaged' } })
  })

  test('changed anywhere, 2,000 times: a schedule that can be read or an error in words', async () => {
    const link = await linkOf(marathon)
    const values = await valuesOf(marathon)
    const changed = fc.oneof(changedText(link), changedText(JSON.stringify(values)), changedJson(values))
    const codes = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(changed, async (text) => {
        const read = await readCrewLink(text.startsWith('[') ? await packed(text) : text)
        const code = read.ok ? 'read' : read.refused.code
        codes.set(code, (codes.get(code) ?? 0) + 1)
        if (read.ok) expect(renderCrewSchedule(read.value.schedule).title).toMatch(/, \w{3} \d/)
        else expect(renderShareFault(read.refused, 'crew link')).toMatch(/^[A-Z].+\.$/)
      }),
      { numRuns: 2000 },
    )
    expect({}).not.toHaveProperty('polluted')
    for (const code of ['read', 'damaged', 'wrong-shape'])
      expect(codes.get(code) ?? 0, code).toBeGreaterThan(20)
  })
})
