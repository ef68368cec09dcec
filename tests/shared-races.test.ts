import { readFileSync } from 'node:fs'
import {
  crewLink,
  type FiledRace,
  raceFile,
  readCrewLink,
  readRaceFile,
  readShareLink,
  shareLink,
} from '@race-nutrition/contract'
import { crewSheetText } from '@race-nutrition/documents'
import { crewSchedule, planRace, readIsoDay, renderCrewSchedule } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { type SharingRunner, sharingRunners } from './shared-races.ts'

const folder = './golden/share'
const names = Object.keys(sharingRunners)
/** The version that sent and saved them. */
const engine = '3.13.0'

/** Links as they were sent: they are in chats and on paper, so this file is never written again. */
const sent: Readonly<Record<string, { readonly link: string; readonly crew: string }>> = JSON.parse(
  golden('sent-links.json'),
)

test('six runners share their race', () => {
  expect(names).toHaveLength(6)
  expect(Object.keys(sent).toSorted()).toEqual(names.toSorted())
})

describe.each(Object.entries(sharingRunners))('%s', (name, runner) => {
  const { link = '', crew = '' } = sent[name] ?? {}
  const value = { ...runner, engine }

  test('is read from the link that was once sent, and from one sent today', async () => {
    expect(await readShareLink(link)).toEqual({ ok: true, value })
    const again = await shareLink(value)
    expect(again.ok && (await readShareLink(again.value))).toEqual({ ok: true, value })
    // Platforms deflate a little differently.
    if (again.ok) expect(Math.abs(again.value.length - link.length)).toBeLessThan(20)
  })

  test('is read by the crew as it was once sent', async () => {
    const read = await readCrewLink(crew)
    expect(read).toMatchObject({ ok: true, value: { engine } })
    if (read.ok)
      await expect(crewSheetText(renderCrewSchedule(read.value.schedule))).toMatchFileSnapshot(
        `${folder}/${name}.crew.txt`,
      )
  })

  test('is sent to the crew today as it is planned today', async () => {
    const schedule = crewSchedule(planFor(runner))
    const today = await crewLink({ schedule, engine })
    expect(today.ok && (await readCrewLink(today.value))).toEqual({ ok: true, value: { schedule, engine } })
  })

  test('is saved in the reviewed file, and read from it', async () => {
    const file = { races: [filed(runner)], engine, today: runner.today }
    const saved = raceFile(file)
    expect(saved).toMatchObject({ ok: true })
    if (!saved.ok) return
    expect(saved.value.name).toBe(`${runner.answers.raceType}-${runner.answers.raceDate}.race.json`)
    await expect(saved.value.text).toMatchFileSnapshot(`${folder}/${name}.race.json`)
    expect(readRaceFile(golden(`${name}.race.json`))).toEqual({
      ok: true,
      value: { ...file, migrated: null },
    })
  })
})

test('a file of version 1 is read as it was', () => {
  const text = golden('version-1.race.json')
  const runner = sharingRunners['marathon-in-miles']!
  expect(readRaceFile(text)).toEqual({
    ok: true,
    value: { races: [filed(runner)], engine, today: runner.today, migrated: { version: 1, text } },
  })
})

function filed({ answers, preferences, today }: SharingRunner): FiledRace {
  const log = {
    run: 'long run' as const,
    taken: '3.5',
    hours: '2,5',
    stomach: '2',
    servings: [25, 25, 25, 25],
  }
  return { answers, preferences, today, log: [log], ticks: ['oats-rolled', 'banana'] }
}

function planFor({ answers, preferences, today }: SharingRunner) {
  const day = readIsoDay(today)
  const made = day && planRace(answers, day, preferences)
  if (!made?.ok) throw new Error(JSON.stringify(made))
  return made.value.plan
}

function golden(file: string): string {
  return readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8')
}
