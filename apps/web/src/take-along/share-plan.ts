import { crewLink, raceFile, shareLink } from '@race-nutrition/contract'
import type { RenderedPlan } from '@race-nutrition/documents'
import {
  crewSchedule,
  engineVersion,
  type Questionnaire,
  renderCrewLinkHolds,
  renderLinkHolds,
  renderShareFault,
  renderUnread,
  type Result,
  type ShareFault,
} from '@race-nutrition/engine'
import { today } from '../today.ts'
import { filedRace, keptFiledRaces } from './filed-race.ts'
import type { Made } from './export-button.tsx'
import { RefusedExport } from './refused-export.ts'
import { qrCode, type QrCode } from './qr-code.ts'

/** A link with what is said before it is copied, or why there is none. */
export type PlanLink =
  | {
      readonly is: 'link'
      readonly address: string
      readonly holds: readonly string[]
      readonly qr: QrCode | null
    }
  | { readonly is: 'refused'; readonly because: string }

/** Fills in the form of whoever opens it. */
export async function linkToPlan({ facts }: RenderedPlan, answers: Questionnaire): Promise<PlanLink> {
  const { preferences } = facts.runner
  const link = await shareLink({ answers, preferences, engine: engineVersion, today: today() })
  return linkOf(link, 'link', renderLinkHolds({ answers, preferences }))
}

/** The schedule alone, for those who hand things over. */
export async function linkForCrew({ facts }: RenderedPlan): Promise<PlanLink> {
  const link = await crewLink({ schedule: crewSchedule(facts), engine: engineVersion })
  return linkOf(link, 'crew link', renderCrewLinkHolds())
}

function linkOf(
  link: Result<string, ShareFault>,
  as: 'link' | 'crew link',
  holds: readonly string[],
): PlanLink {
  if (!link.ok) return { is: 'refused', because: renderShareFault(link.refused, as) }
  const { origin, pathname } = window.location
  const address = `${origin}${pathname}${link.value}`
  return { is: 'link', address, holds, qr: qrCode(address) }
}

/** This race, with its ticks and how its runs went, or all that are kept here; throws in words if there is no such file. */
export function exportRaces(plan: RenderedPlan, answers: Questionnaire, which: 'this' | 'all'): Made {
  const { preferences, today: madeOn } = plan.facts.runner
  const own = filedRace({ answers, preferences, today: madeOn })
  const { races, unread } = which === 'this' ? { races: [own], unread: 0 } : keptFiledRaces()
  const made = raceFile({ races, engine: engineVersion, today: today() })
  if (!made.ok) throw new RefusedExport(renderShareFault(made.refused, 'file'))
  const files = [new File([made.value.text], made.value.name, { type: 'application/json' })]
  return { files, note: renderUnread(unread) }
}
