import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { openForeignPlan, openKeptPlan } from './kept-visit.ts'
import { expect, raceTable, test, unfold } from './planner.ts'
import { halfMarathoner, type RunnerAnswers, runnersOfAllRaces } from './runner-answers.ts'

// 640 px of layout is what 1280 px leave at a zoom of 200%.
const widths = [320, 360, 640, 768, 1280]

const words = 'fuel early drink to thirst and walk through every aid station before the hill '
const oneLongWord = 'Kohlenhydratspeicheraufladungsempfehlung'.repeat(6)

/** What the service may answer and the page has to stand. */
const oddPlans: Readonly<Record<string, { runner: RunnerAnswers; change?: (plan: Plan) => void }>> = {
  'three allergies in Japanese': {
    runner: { ...halfMarathoner, Allergies: '大豆, 落花生、そば, えび・かに' },
  },
  'a race that needs nothing': { runner: runnersOfAllRaces[0] ?? halfMarathoner },
  'a race of sixty rows': {
    runner: runnersOfAllRaces[3] ?? halfMarathoner,
    change: (plan) => {
      plan.race_day_plan = Array.from({ length: 60 }, (_, index) => ({
        time: `${Math.floor((index * 3) / 60)}:${String((index * 3) % 60).padStart(2, '0')}`,
        action: 'Sip',
        item: '50 ml sports drink and half a chew, from the left pocket',
        carbs_g: 4,
        sodium_mg: 30,
        fluids_ml: 50,
      }))
    },
  },
  'a line of four hundred words, and a word of two hundred letters': {
    runner: halfMarathoner,
    change: (plan) => {
      const line = words.repeat(28)
      plan.daily_plan.example_days = [line, oneLongWord]
      plan.race_week.mon_wed = [line, oneLongWord]
      plan.long_run_fueling.during.schedule = [`0:30: ${line}`, oneLongWord]
      plan.grocery_list.pantry = [line, `${oneLongWord} — 500 g (uses 420 g)`]
      plan.prep.race_kit_checklist = [line, oneLongWord]
      plan.assumptions_safety = [line, oneLongWord]
      const row = plan.race_day_plan[3]
      if (row) Object.assign(row, { action: oneLongWord, item: line })
    },
  },
  'a plan of hardly anything': {
    runner: halfMarathoner,
    change: (plan) => {
      plan.race_day_plan = []
      plan.daily_plan.example_days = []
      plan.grocery_list = { pantry: [], fridge_freezer: [], electrolytes: [] }
      plan.prep = { batch_prep_steps: [], race_kit_checklist: [] }
      plan.race_week = { mon_wed: [], thu_fri: [], day_before: [], race_morning: [] }
    },
  },
  'huge figures': {
    runner: halfMarathoner,
    change: (plan) => {
      plan.daily_plan.carbs_g = 123_456_789
      plan.numbers_summary.daily.kcal = 1e15
      plan.profile.target_time_or_pace = `as fast as ${oneLongWord}`
      for (const row of plan.race_day_plan) row.sodium_mg = 98_765_432
    },
  },
}

for (const [name, { runner, change }] of Object.entries(oddPlans)) {
  test(`${name}: nothing is wider than the screen @desktop`, async ({ page }) => {
    if (change) await openForeignPlan(page, change, runner)
    else await openKeptPlan(page, { answers: runner })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await unfold(page)
      await expectNoSidewaysScroll(page)
    }
    await expect(page.getByText(/NaN|undefined|\[object/)).toHaveCount(0)
  })
}

test('what a small screen folds holds something, and days of another service fold too @phone', async ({
  page,
}) => {
  await openForeignPlan(page, (object) => {
    object.long_run_fueling.pre_run.examples = []
    object.prep.batch_prep_steps = []
  })
  const folds = page.locator('article details')
  const foldedSections = page.locator('article > section > details > summary > h2')
  await expect(foldedSections).toContainText([
    'Daily Eating Plan (Training Phase)',
    'Long-Run Fueling Strategy',
    'Race-Week Playbook',
    'Race-Day Fueling Plan (Minute-by-Minute)',
    'Grocery List & Prep',
  ])
  await unfold(page)
  // What another service wrote is read a moment later.
  await expect.poll(() => folds.count()).toBeGreaterThan(7)
  const held = await folds.evaluateAll((all) =>
    all.map((fold) =>
      [...fold.children]
        .slice(1)
        .map(({ textContent }) => textContent)
        .join(''),
    ),
  )
  expect(held.filter((text) => text.trim() === '')).toEqual([])
})

test('the table of sixty rows has them all @once', async ({ page }) => {
  await openForeignPlan(page, oddPlans['a race of sixty rows']?.change, runnersOfAllRaces[3])
  await expect(raceTable(page).locator('tbody tr')).toHaveCount(60)
})

test('sixty findings of one kind leave the plan in sight, the gravest first, and open @once', async ({
  page,
}) => {
  await openKeptPlan(page, { change: withSixtyFindings })
  const found = page
    .getByRole('region', { name: 'Race-Day Fueling Plan (Minute-by-Minute)', exact: true })
    .getByRole('complementary', { name: 'What the checks found here' })
  await expect(found.getByRole('listitem')).toHaveCount(5)
  await expect(found.getByRole('listitem').first()).toHaveText(
    'Must be put right: Two rows are out of order.',
  )
  await found.getByText('55 more', { exact: true }).click()
  await expect(found.getByRole('listitem')).toHaveCount(60)
})

interface Plan {
  profile: { target_time_or_pace: string }
  daily_plan: { carbs_g: number; example_days: string[] }
  long_run_fueling: { during: { schedule: string[] } }
  race_week: Record<'mon_wed' | 'thu_fri' | 'day_before' | 'race_morning', string[]>
  race_day_plan: {
    time: string
    action: string
    item: string
    carbs_g: number
    sodium_mg: number
    fluids_ml: number
  }[]
  grocery_list: Record<'pantry' | 'fridge_freezer' | 'electrolytes', string[]>
  prep: Record<'batch_prep_steps' | 'race_kit_checklist', string[]>
  numbers_summary: { daily: { kcal: number } }
  assumptions_safety: string[]
}

function withSixtyFindings(answer: object) {
  const soft = Array.from({ length: 59 }, (_, index) => ({
    id: 'feeds-apart',
    severity: 'soft',
    section: 'race_day_plan',
    message: `Fuel at minute ${index} comes early.`,
  }))
  const hard = { ...soft[0], severity: 'hard', message: 'Two rows are out of order.' }
  const audit = { passed: 31, total: 91, not_applicable: [], groups: [], findings: [...soft, hard] }
  return { ...answer, audit }
}
