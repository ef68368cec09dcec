import { planRace, readIsoDay } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { goldenRunners } from './golden-runners.ts'

const [golden] = Object.values(goldenRunners)

function planWith(allergies: string, dietPreference = 'Omnivore') {
  const today = golden && readIsoDay(golden.today)
  const made = today && planRace({ ...golden.answers, sex: 'Female', dietPreference, allergies }, today)
  if (!made?.ok) throw new Error(allergies)
  return made.value
}

/** What menus could not do better; no word about health loosens it. */
const couldNotDoBetter = ['kitchen-bounds', 'days-meet-their-targets']

describe('plans with words about health', () => {
  test.each([
    'type 1 diabetes, insulin',
    'pregnant',
    'breastfeeding',
    'high blood pressure',
    'kidney disease',
    'anorexia',
    'IBS, low FODMAP',
    'halal',
    'kosher',
    'no beef, Hindu',
    'pescatarian',
    'Jain',
    'alpha-gal',
    'no Maurten',
    'EpiPen, peanuts',
    'kosher, low FODMAP',
  ])('pass the audit: %s', (words) => {
    for (const diet of ['Omnivore', 'Vegan']) {
      const { audit } = planWith(words, diet)
      expect(
        audit.findings.filter(({ id }) => !couldNotDoBetter.includes(id)),
        diet,
      ).toEqual([])
    }
  })

  test.each(['pregnant', 'high blood pressure'])('offer no caffeine: %s', (words) => {
    const { race_day_plan: rows, grocery_list: groceries, prep } = planWith(words).object
    expect(JSON.stringify(rows)).not.toMatch(/caffeine|coffee|espresso/iu)
    expect(JSON.stringify([groceries, prep])).not.toMatch(/caffeine(?!-free)|coffee|cola\b/iu)
  })

  test.each(['high blood pressure', 'kidney disease'])('add no salt: %s', (words) => {
    const { assumptions_safety: _, ...parts } = planWith(words).object
    const text = JSON.stringify(parts)
    expect(text).not.toMatch(/table salt|salt capsule|salt tablet|\bsalted (?!pretzels)|and salt\b/iu)
  })

  test.each([
    ['pescatarian', 'fish and shellfish stay.'],
    ['pescatarian, shellfish', 'fish stays.'],
    ['pescatarian, fish', 'shellfish stays.'],
    ['pescatarian, fish, shellfish', 'gelatin are left out.'],
    ['pescatarian, shrimp', '; fish stays.'],
    ['pescatarian, kosher', '; fish stays.'],
  ])('say what of the sea stays: %s', (words, end) => {
    const notes = planWith(words).object.assumptions_safety.filter((note) => note.startsWith('Pescatarian:'))
    expect(notes).toHaveLength(1)
    expect(notes[0]?.endsWith(end), notes[0]).toBe(true)
  })
})
