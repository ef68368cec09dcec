import { crewSchedule, renderCrewSchedule } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { drawnRaces } from '../../testing/drawn-races.ts'
import { crewSheetText } from './crew-sheet.ts'

test('a crew sheet has a line for each stop and each note, for any runner', () => {
  let stops = 0
  for (const plan of drawnRaces()) {
    const words = renderCrewSchedule(crewSchedule(plan.facts))
    const lines = crewSheetText(words).split('\n')
    expect(lines[0]).toBe(`Crew sheet: ${words.title}`)
    for (const note of words.notes) expect(lines).toContain(note)
    expect(
      lines.filter((line) => /hand over|the race has/.test(line) && line.includes('5% faster')).length,
    ).toBe(words.stops.length)
    stops += words.stops.length
  }
  expect(stops).toBeGreaterThan(100)
})

test('a line says where, when at four paces, what to hand over and what the race has', () => {
  const text = crewSheetText({
    title: 'Half Marathon, Sun, Dec 13, 2026',
    times: 'Start 9:00, finish 10:45',
    stops: [
      {
        place: 'km 8.1',
        times: { planned: '9:40', from: '9:38', until: '9:42', latest: '9:44' },
        handOver: [
          { of: 'fuel', text: 'gel' },
          { of: 'salt', text: 'salt capsule' },
        ],
        fromTheRace: [{ of: 'drink', text: '2 cups water' }],
      },
    ],
    notes: ['Stand where the race allows it.'],
  })
  expect(text.split('\n').slice(2)).toEqual([
    '',
    'km 8.1 · 9:40 (5% faster 9:38, 5% slower 9:42, 10% slower 9:44): hand over gel + salt capsule; the race has 2 cups water',
    '',
    'Stand where the race allows it.',
  ])
})
