import { describe, expect, test } from 'vitest'
import { drawnRunners } from '../../../testing/any-runner.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { type CrewSchedule, crewSchedule } from './crew-schedule.ts'
import { renderCrewSchedule } from './crew-words.ts'

const inMiles = crewSchedule(
  factsFor(
    someRunner({
      units: 'imperial',
      preferences: { start_time: '07:30', time_zone: 'America/New_York' },
    }),
  ),
)
const withoutStart = crewSchedule(factsFor(someRunner()))
const notesOf = (schedule: CrewSchedule) => renderCrewSchedule(schedule).notes.join('\n')

/** A stop at this minute alone. */
const at = (minute: number, schedule: CrewSchedule) =>
  renderCrewSchedule({
    ...schedule,
    stops: [{ minute, place: 8.1, handOver: [{ of: 'fuel', text: 'gel' }], fromTheRace: [] }],
  }).stops[0]

describe('what a crew reads', () => {
  test('is by the clock, in the units of the runner', () => {
    const { title, times, stops } = renderCrewSchedule(inMiles)
    expect([title, times]).toEqual([
      'Marathon, Sun, May 9, 2027',
      'Start 7:30 am (New York), finish 11:30 am',
    ])
    expect(stops[0]?.times.planned).toMatch(/^7:[345]\d am$/)
    expect(stops[0]?.place).toMatch(/^mi \d/)
  })

  test('counts from the start line where no start is known', () => {
    const { times, stops } = renderCrewSchedule(withoutStart)
    expect(times).toBe('Finish after 4:00')
    expect(stops[0]?.times.planned).toMatch(/^0:\d\d$/)
    expect(stops[0]?.place).toMatch(/^km \d/)
    expect(notesOf(withoutStart)).toContain('count from the moment your runner crosses the start line')
  })

  test('says when at 5 percent faster, slower, and 10 percent slower, outward to whole minutes', () => {
    const morning = { ...withoutStart, start: '09:00', isAmerican: true }
    expect(at(101, morning)?.times).toEqual({
      planned: '10:41 am',
      from: '10:35 am',
      until: '10:47 am',
      latest: '10:52 am',
    })
    expect(at(101, withoutStart)?.times).toEqual({
      planned: '1:41',
      from: '1:35',
      until: '1:47',
      latest: '1:52',
    })
  })

  test('marks the next day after midnight', () => {
    expect(at(70, { ...withoutStart, start: '22:45' })?.times).toMatchObject({
      planned: '23:55',
      latest: '00:02 the next day',
    })
  })
})

describe('the notes', () => {
  test('say that what is carried is handed over in its place, and which spares a crew can hold', () => {
    expect(notesOf(withoutStart)).toMatch(/Your runner carries it: .+ What you hand over takes its place/)
    expect(notesOf(withoutStart)).toMatch(
      /Of that, these spares can be with you, for fuel that gets lost: \d+ × gel/,
    )
  })

  test('say what the runner takes before the start', () => {
    expect(notesOf(withoutStart)).toMatch(/^\d+ min before the start your runner takes .*gel/m)
    expect(notesOf({ ...withoutStart, topUp: null })).not.toContain('before the start')
  })

  test('say so where the race hands out everything, and where nothing but water can be handed over', () => {
    const stop = {
      minute: 20,
      place: 4,
      handOver: [],
      fromTheRace: [{ of: 'drink', text: '2 cups' } as const],
    }
    expect(notesOf({ ...withoutStart, stops: [stop] })).toContain(
      'The race hands out everything: there is nothing to hand over.',
    )
    expect(notesOf({ ...withoutStart, carries: [] })).toContain('all that you can hand over is water')
  })

  test('name the places without fuel on the lighter dose', () => {
    const [first, second] = withoutStart.stops
    const lighterWithout = [first?.minute ?? 0, second?.minute ?? 0]
    expect(notesOf({ ...withoutStart, lighterWithout })).toContain(
      `takes no fuel at km ${first?.place} and km ${second?.place}.`,
    )
    expect(notesOf({ ...withoutStart, lighterWithout: [] })).not.toContain('lighter dose')
  })

  test('say what changes on a slower day', () => {
    expect(notesOf(withoutStart)).toContain('hand over only what is still to come')
  })

  test('name the signs to stop at, and that drinking is to thirst', () => {
    expect(notesOf(withoutStart)).toContain('stop, medical tent, no more water')
    expect(notesOf(withoutStart)).toContain('Drink to thirst, never more')
  })

  test('are two for a race that needs nothing on the course', () => {
    const { stops, notes } = renderCrewSchedule({ ...withoutStart, stops: [], finishMinute: 25 })
    expect(stops).toEqual([])
    expect(notes).toEqual([
      'About 25 minutes: nothing is needed on the course.',
      expect.stringContaining('stop, medical tent'),
    ])
  })

  test('have nothing of the body or the health in them, for anybody', () => {
    for (const runner of drawnRunners(30))
      expect(JSON.stringify(renderCrewSchedule(crewSchedule(factsFor(runner))))).not.toMatch(
        /\b(kg|lb|BMI|sweat|pregnan|diabet|insulin|hypo kit|allerg|asthma)\b/i,
      )
  })
})
