import { readAnswers } from '../form/answers-storage.ts'
import { contractModule, planningModule } from '../lazy-modules.ts'
import { type PageAnswer, replanOtherVersion } from '../planning/replan-other-version.ts'
import type { EarlierPlan, ShownPlan } from '../shown-plan.ts'
import { today } from '../today.ts'
import { readText } from './device-storage.ts'
import { type KeptRace, planKey, raceId, readRace, writeRace } from './kept-races.ts'
import { storedLines } from './stored-lines.ts'

/** The revision of each race that this tab has read or written last. */
const seen = new Map<string, number>()

/**
 * Keeps the plan on this device. A change of a plan that another tab has changed, or erased, since this one read it is
 * not kept: returns false.
 */
export function keepPlan(shown: ShownPlan, isChange: boolean): boolean {
  const id = raceId(shown.answers)
  const before = readRace(id)?.revision
  if (isChange && before !== seen.get(id)) return false
  const revision = Math.max(before ?? 0, seen.get(id) ?? 0) + 1
  writeRace(id, recordOf(shown, revision), JSON.stringify(asAnswer(shown.answer)))
  seen.set(id, revision)
  return true
}

/** Whether another tab has changed the plan of this race since. */
export const isNewer = (id: string): boolean => readRace(id)?.revision !== seen.get(id)

function recordOf({ answer, answers, earlier }: ShownPlan, revision: number): KeptRace {
  const { maker } = answer
  const runner = 'facts' in maker ? maker.facts.runner : null
  return {
    revision,
    answers: { ...answers },
    today: runner?.today ?? today(),
    preferences: runner?.preferences ?? null,
    earlier: earlier.map(({ preferences, lines }) => ({ preferences, lines })),
  }
}

/** In the form of a service's answer, so that the same parser reads it. */
const asAnswer = ({ plan, maker, ...rest }: PageAnswer) => ({
  object: plan,
  details: 'facts' in maker ? maker.facts : maker.is === 'another version' ? { engine: maker.engine } : null,
  ...rest,
})

/** Resolves to null if nothing is kept for this race, or nothing that can be read or made again. */
export function readKeptPlan(id: string): Promise<ShownPlan | null> {
  const kept = readRace(id)
  return kept ? shownFrom(id, kept).catch(() => null) : Promise.resolve(null)
}

async function shownFrom(id: string, kept: KeptRace): Promise<ShownPlan | null> {
  const answers = readAnswers(kept.answers)
  const request = { answers, today: kept.today, preferences: kept.preferences }
  const contract = await contractModule.load()
  const read = contract.readPlanAnswer(planText(id))
  const answer = read.ok ? await replanOtherVersion(read.value, request) : await madeAgain(request)
  if (!answer) return null
  seen.set(id, kept.revision)
  return { answer, answers, earlier: kept.earlier.map(withoutAnswer) }
}

const withoutAnswer = ({ preferences, lines }: KeptRace['earlier'][number]): EarlierPlan => ({
  preferences,
  lines: storedLines(lines),
  answer: null,
})

function planText(id: string): unknown {
  try {
    return JSON.parse(readText(planKey(id)) ?? 'null')
  } catch {
    return null
  }
}

/** The plan itself is lost, as on a full device: its answers and preferences make it again. */
async function madeAgain(
  request: Pick<KeptRace, 'today' | 'preferences'> & Pick<ShownPlan, 'answers'>,
): Promise<PageAnswer | null> {
  const made = await (await planningModule.load()).plan(request)
  return (
    made && {
      plan: made.object,
      audit: made.audit,
      maker: { is: 'this version', facts: made.plan },
      lines: [],
      service: null,
    }
  )
}
