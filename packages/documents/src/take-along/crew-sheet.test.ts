import { planRace, renderWords, shortStops } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { drawnRaces } from '../../testing/drawn-races.ts'
import { sampleHalfMarathonPlan } from '../../testing/sample-rendered-plan.ts'
import type { RenderedPlan } from '../rendered-plan.ts'
import { crewSheet, crewSheetText } from './crew-sheet.ts'

const half = sampleHalfMarathonPlan()

const startingAt = (start_time: string, plan: RenderedPlan = half): RenderedPlan => {
  const { runner } = plan.facts
  const preferences = { ...runner.preferences, start_time }
  return { ...plan, facts: { ...plan.facts, runner: { ...runner, preferences } } }
}

const notesOf = (plan: RenderedPlan) => crewSheet(plan).notes.join('\n')

describe('for any runner a crew sheet', () => {
  test('has every stop, with all that is taken there, by hand or from the race', () => {
    let fromTheRace = 0
    for (const plan of drawnRaces()) {
      const stops = shortStops(plan.facts)
      const sheet = crewSheet(plan)
      expect(sheet.stops.map(({ place }) => place)).toEqual(stops.map(({ mark }) => mark))
      for (const [index, stop] of sheet.stops.entries()) {
        expect(stop.handOver.length + stop.fromTheRace.length).toBe(stops[index]?.takes.length)
        fromTheRace += stop.fromTheRace.length
      }
      expect(crewSheetText(sheet).split('\n').length).toBeGreaterThanOrEqual(stops.length + 2)
    }
    expect(fromTheRace).toBeGreaterThan(20)
  })

  test('has nothing of the body or the health in it', () => {
    for (const plan of drawnRaces()) {
      const { age, sex, weight, height, weeklyMileage } = plan.facts.runner.answers
      const text = crewSheetText(crewSheet(plan))
      expect(text).not.toMatch(/\b(kg|lb|BMI|sweat|pregnan|diabet|insulin|hypo kit|allerg|asthma)\b/i)
      for (const answer of [weight, height, weeklyMileage, `${age} years`, `sex: ${sex}`])
        expect(text).not.toContain(` ${answer} `)
    }
  })
})

describe('when the runner passes', () => {
  test('is a time of day from the start time, at 5 percent faster, slower, and 10 percent slower', () => {
    const { rows, ...day } = half.facts.race_day
    const [first] = rows.filter(({ phase }) => phase === 'during')
    const plan = {
      ...half,
      facts: { ...half.facts, race_day: { ...day, rows: [{ ...first!, minute: 101 }] } },
    }
    const times = { planned: '10:41 am', from: '10:35 am', until: '10:47 am', latest: '10:52 am' }
    expect(crewSheet(startingAt('09:00', plan)).stops[0]?.times).toEqual(times)
    expect(crewSheet(plan).stops[0]?.times).toEqual({
      planned: '1:41',
      from: '1:35',
      until: '1:47',
      latest: '1:52',
    })
  })

  test('is said to count from the start line where no start time is known', () => {
    expect(notesOf(half)).toContain('count from the moment your runner crosses the start line')
    expect(notesOf(startingAt('18:30'))).toContain('for a start at 6:30 pm')
  })
})

describe('the notes', () => {
  test('say that what is carried is handed over in its place, and which spares a crew can hold', () => {
    expect(notesOf(half)).toMatch(/Your runner carries it: .+ What you hand over takes its place/)
    expect(notesOf(half)).toMatch(/Spares you can hold, for fuel that gets lost: \d+ × gel/)
  })

  test('say so where the race hands out everything', () => {
    const { answers } = half.facts.runner
    const made = planRace(
      { ...answers, raceType: '10K', targetTimeOrPace: '55:00', climate: 'Hot & Humid' },
      { year: 2026, month: 11, day: 20 },
      { course: { stations: { every_km: 1 } } },
    )
    if (!made.ok) throw new Error(JSON.stringify(made.refused))
    const { plan } = made.value
    const sheet = crewSheet({ facts: plan, words: renderWords(plan) })
    expect(sheet.stops.length).toBeGreaterThan(0)
    expect(sheet.notes).toContain('The race hands out everything: there is nothing to hand over.')
  })

  test('name the signs to stop at, and that drinking is to thirst', () => {
    expect(notesOf(half)).toContain('stop, medical tent, no more water')
    expect(notesOf(half)).toContain('Drink to thirst, never more')
  })

  test('are short for a race that needs nothing on the course', () => {
    const { rows, ...day } = half.facts.race_day
    const unfueled = rows.filter(({ phase }) => phase !== 'during')
    const sheet = crewSheet({
      ...half,
      facts: { ...half.facts, race_day: { ...day, rows: unfueled, kit: [] } },
    })
    expect(sheet.stops).toEqual([])
    expect(sheet.notes[0]).toBe('About 105 minutes: nothing is needed on the course.')
  })
})
