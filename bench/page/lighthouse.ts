import type { Browser } from '@playwright/test'
import lighthouse, { type Flags, navigation, type RunnerResult } from 'lighthouse'
import type { Chromium } from './chromium.ts'
import { median } from './median.ts'
import { formIsThere, submit, typeAnswers } from './fill-in-form.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
type Scores = Readonly<Partial<Record<Category, number>>>

interface Addresses {
  readonly ours: string
  readonly bare: string
}

const runs = 3
const limitsOfForm: Scores = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
const limitsOfPlan: Scores = { accessibility: 100, 'best-practices': 100 }

/** Lighthouse with its default settings (a phone on a slow line): the form, the bare page, and the plan. */
export async function benchLighthouse(chromium: Chromium, at: Addresses): Promise<readonly string[]> {
  const form = await medianOf(chromium, at.ours)
  const bare = await medianOf(chromium, at.bare)
  console.log(`Lighthouse, median of ${runs} (bare React + Vite; limit)`)
  for (const category of categories) {
    console.log(`  form, ${category}: ${form[category]} (${bare[category]}; limit ${limitsOfForm[category]})`)
  }
  const plan = await scoresOfPlan(chromium, at.ours)
  for (const category of Object.keys(limitsOfPlan) as Category[]) {
    console.log(`  plan, ${category}: ${plan[category]} (limit ${limitsOfPlan[category]})`)
  }
  return [...faults('form', form, limitsOfForm), ...faults('plan', plan, limitsOfPlan)]
}

async function medianOf({ port }: Chromium, address: string): Promise<Scores> {
  const results: Scores[] = []
  for (let run = 0; run < runs; run += 1) {
    results.push(scoresOf(await lighthouse(address, flags(port, categories)), `${address}, run ${run + 1}`))
  }
  return Object.fromEntries(
    categories.map((category) => [category, median(results.map((scores) => scores[category] ?? Number.NaN))]),
  )
}

/** Lighthouse audits the tab after the form was filled in and the plan is shown. */
async function scoresOfPlan({ browser, port }: Chromium, address: string): Promise<Scores> {
  const result = await navigation(undefined, () => goToPlan(browser, address), {
    flags: flags(port, Object.keys(limitsOfPlan) as Category[]),
  })
  return scoresOf(result, 'the plan')
}

async function goToPlan(browser: Browser, address: string): Promise<void> {
  const page = browser
    .contexts()
    .flatMap((context) => context.pages())
    .at(-1)
  if (!page) throw new Error('Lighthouse has no tab.')
  await page.goto(address)
  await formIsThere(page)
  await typeAnswers(page)
  await submit(page)
  // A phone folds the tables.
  await page.getByRole('heading', { name: 'Important Safety Notes' }).waitFor()
  // Half-faded text has no contrast yet.
  await page.waitForTimeout(1000)
}

const flags = (port: number, onlyCategories: readonly Category[]): Flags => ({
  port,
  onlyCategories: [...onlyCategories],
  logLevel: 'error',
})

/** Out of a hundred; prints what costs points. */
function scoresOf(result: RunnerResult | undefined, name: string): Scores {
  if (!result) throw new Error('Lighthouse gave no result.')
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`)
  for (const [id, { auditRefs }] of Object.entries(lhr.categories)) {
    const failed = auditRefs
      .filter((audit) => audit.weight > 0 && (lhr.audits[audit.id]?.score ?? 1) < 0.9)
      .map((audit) => `${lhr.audits[audit.id]?.title} ${lhr.audits[audit.id]?.displayValue ?? ''}`.trim())
    if (failed.length > 0) console.log(`  ${name}, ${id}: ${failed.join('; ')}`)
  }
  return Object.fromEntries(
    Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
  )
}

const faults = (name: string, scores: Scores, limits: Scores) =>
  (Object.entries(limits) as [Category, number][])
    .filter(([category, limit]) => !((scores[category] ?? 0) >= limit))
    .map(([category, limit]) => `Lighthouse ${category} of the ${name}: ${scores[category]} of ${limit}`)
