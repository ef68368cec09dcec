import { describe, expect, test } from 'vitest'
import { emptyQuestionnaire, type Questionnaire } from '../../1-runner/questionnaire.ts'
import { planRace } from '../../plan-race.ts'

const planned = (allergies: string, age = '38') => plannedFor({ allergies, age })

function plannedFor(answers: Partial<Questionnaire>) {
  const made = planRace(
    {
      ...emptyQuestionnaire,
      raceType: 'Marathon',
      raceDate: '2027-04-11',
      targetTimeOrPace: '4:10:00',
      age: '38',
      height: '170 cm',
      weight: '64 kg',
      weeklyMileage: '50 km',
      longRunDistance: '26 km',
      dietPreference: 'Vegan',
      ...answers,
    },
    { year: 2027, month: 3, day: 1 },
  )
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  return made.value.object
}

const everything =
  'milk, eggs, fish, shellfish, nuts, peanuts, wheat, gluten, soy, sesame, celery, mustard, lupin, sulphites, corn, coconut, oats, lentils, beans, peas, chickpeas, rice, hemp, pumpkin, sunflower'

describe('a list of allergies that leaves too few foods', () => {
  const plan = planned(everything)

  test('comes first, with what is short and what to do', () => {
    expect(plan.assumptions_safety[0]).toMatch(
      /^Your allergies and diet together leave too few foods for a full menu: .*\d+ of \d+ g protein.*see a dietitian, and add a pea or rice protein powder/,
    )
  })

  test('is repeated at the days themselves', () => {
    expect(plan.daily_plan.example_days.every((day) => /\nFar short, /.test(day))).toBe(true)
    expect(plan.race_week.thu_fri.some((line) => line.startsWith('Far short, '))).toBe(true)
  })

  test('comes before the warning about a minor’s marathon, and advises a minor no powder', () => {
    const notes = planned(everything, '17').assumptions_safety
    expect(notes[1]).toMatch(/marathon/i)
    expect(notes[0]).toMatch(/^Your allergies and diet together.*: see a dietitian\.$/)
    expect(notes.join('\n')).not.toContain('protein powder')
  })

  test('says so without calories, with an eating disorder', () => {
    const { assumptions_safety, daily_plan } = planned(`was anorexic, ${everything}`)
    const days = daily_plan.example_days.flatMap((day) =>
      day.split('\n').filter((line) => line.startsWith('Far short, ')),
    )
    expect(days).toHaveLength(3)
    const short = assumptions_safety.filter((note) => note.includes('too few foods'))
    expect(short).toHaveLength(1)
    for (const text of [...days, ...short]) {
      expect(text).toContain('too little energy')
      expect(text).not.toMatch(/kcal|calorie/)
    }
  })

  test('has more than one or two items', () => {
    const { assumptions_safety, daily_plan, race_week } = planned('nuts, celery')
    expect([...assumptions_safety, ...daily_plan.example_days, ...race_week.thu_fri].join('\n')).not.toMatch(
      /too few foods|Not enough to live on/,
    )
  })

  test('is not reported if race morning is light in fat, for a runner who eats everything and races today', () => {
    const { assumptions_safety, race_week } = plannedFor({
      raceType: '10K',
      raceDate: '2027-03-01',
      targetTimeOrPace: '48:00',
      dietPreference: 'Omnivore',
    })
    expect([...assumptions_safety, ...race_week.race_morning].join('\n')).not.toMatch(
      /too few foods|Not enough to live on/,
    )
  })
})
