import type { PlanAudit } from '@race-nutrition/contract'
import type { RenderedPlan } from '@race-nutrition/documents'
import { emptyQuestionnaire, planRace, readIsoDay, renderWords } from '@race-nutrition/engine'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { pageWords, wordsIn } from '../../../../packages/engine/testing/page-words.ts'
import { goldenRunners } from '../../../../tests/golden-runners.ts'
import { checkTitlesModule } from '../lazy-modules.ts'
import { FindingsProvider } from './audit/findings.tsx'
import { OwnPlan } from './own-plan.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

beforeAll(async () => void (await checkTitlesModule.load()))

/** The law of the counts is the engine's, which draws more runners: it stands on counting as the page does. */
test.each(Object.keys(goldenRunners))('the page of %s has the words that the engine counts', async (name) => {
  const { facts, words, audit } = planFor(name)
  const page = await laidOut({ facts, words }, audit)
  const today = page.querySelector('[aria-labelledby="now"]')
  expect(today).not.toBeNull()
  const inToday = wordsOn(today ?? page)
  expect.soft(inToday, `${inToday} words of today`).toBeGreaterThan(5)
  expect.soft(inToday, `${inToday} words of today`).toBeLessThanOrEqual(mostOfToday)
  today?.remove()
  const raceCard = page.querySelector('[aria-labelledby="race-card"]')
  expect(raceCard === null).toBe(facts.race_day.rows.every(({ phase }) => phase !== 'during'))
  const inCard = wordsOn(raceCard ?? page.ownerDocument.createElement('section'))
  expect.soft(inCard, `${inCard} words of the race card`).toBeLessThanOrEqual(mostOfRaceCard)
  raceCard?.remove()
  for (const folded of page.querySelectorAll('[class*="past"]')) {
    expect(folded.textContent).toBe('This is past. Show it')
    folded.remove()
  }
  for (const unread of page.querySelectorAll(unreadParts)) unread.remove()
  const counted = pageWords(facts, words)
  const onThePage = wordsOn(page)
  const inAll = Object.values(counted).reduce((sum, count) => sum + count, 0)
  const sections = Object.entries(counted).filter(([section]) => section !== 'head')
  for (const [section, count] of sections) {
    const part = page.querySelector(`[aria-labelledby="${section}"]`)
    expect.soft(wordsOn(part ?? page), section).toBe(count)
  }
  // The head is counted by an example: its date, how many checks apply, and what they found.
  expect.soft(Math.abs(onThePage - inAll), `${onThePage} words, ${inAll} counted`).toBeLessThanOrEqual(14)
})

/** The card of the day repeats what stands below, and other days have another: it has a limit of its own, not the law's. */
const mostOfToday = 115

/** The race card repeats the table: two words for each stop, and its place two more; and what is taken before the start. */
const mostOfRaceCard = 170

/** Words that the eye reads on the page with everything open, without reasons, cards and what a picture draws. */
async function laidOut({ facts }: RenderedPlan, audit: PlanAudit): Promise<HTMLElement> {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const page = (
    <FindingsProvider value={audit.findings}>
      <OwnPlan
        facts={facts}
        answers={emptyQuestionnaire}
        lines={[]}
        model=""
        checking={{ is: 'checked', audit, foreign: null, origin: null }}
        today={facts.runner.today}
        note={null}
      />
    </FindingsProvider>
  )
  await act(async () => root.render(page))
  // A copy, which React no longer minds being cut up.
  const copy = box.cloneNode(true) as HTMLElement
  await act(async () => root.unmount())
  box.remove()
  return copy
}

/**
 * Pictures are drawn in `svg`; what is hidden is for screen readers, as the table of a picture. A day names its dishes in
 * its summary only while it is closed. What to do if something goes wrong is folded and counted on its own. The titles of checks are the reasons of their count, and what a check found is said
 * of a plan, not by it.
 */
const unreadParts = [
  'svg',
  '[class*="hidden"]',
  '[popover]',
  '[class*="ifThen"]',
  '[aria-labelledby="where-from"]',
  'summary [class*="dishes"]',
  '[aria-label="All checks"] details > ul',
  '[aria-label="What the checks found here"]',
  '[class*="found"]',
].join()

function wordsOn(part: Element): number {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  let count = 0
  while (texts.nextNode()) count += wordsIn(texts.currentNode.textContent ?? '')
  return count
}

function planFor(name: string): RenderedPlan & { readonly audit: PlanAudit } {
  const runner = goldenRunners[name]
  const today = readIsoDay(runner?.today ?? '')
  if (!runner || !today) throw new Error(`${name} has no day`)
  const made = planRace(runner.answers, today)
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  const { plan, audit } = made.value
  return { facts: plan, words: renderWords(plan), audit: structuredClone(audit) }
}
