import { linkKind, readCrewLink, readShareLink, type SharedPlan } from '@race-nutrition/contract'
import {
  type CrewWords,
  engineVersion,
  renderCrewSchedule,
  renderFilled,
  renderOtherEngine,
  renderShareFault,
} from '@race-nutrition/engine'
import { clearAnswersFromAddress } from './shared-fragment.ts'

/** What was in a shared link. */
export type OpenedLink =
  /** For the form, as if the runner had typed it: nothing is submitted. */
  | {
      readonly is: 'answers'
      readonly answers: SharedPlan['answers']
      readonly preferences: SharedPlan['preferences']
      /** What was filled in, and whether another engine made it. */
      readonly message: string
    }
  | { readonly is: 'crew'; readonly words: CrewWords; readonly otherEngine: string | null }
  /** It cannot be used; the message says why and what works instead. */
  | { readonly is: 'refused'; readonly message: string }

/** Reads a shared link, and removes its answers from the address. Never rejects. */
export async function readOpenedLink(fragment: string): Promise<OpenedLink> {
  if (linkKind(fragment) === 'c') return readCrew(fragment)
  const read = await readShareLink(fragment)
  clearAnswersFromAddress()
  if (!read.ok) return { is: 'refused', message: renderShareFault(read.refused, 'link') }
  const { answers, preferences, engine } = read.value
  const said = [renderFilled({ answers, preferences }, 'link'), renderOtherEngine(engine, engineVersion)]
  return { is: 'answers', answers, preferences, message: said.filter((part) => part !== null).join(' ') }
}

async function readCrew(fragment: string): Promise<OpenedLink> {
  const read = await readCrewLink(fragment)
  if (!read.ok) return { is: 'refused', message: renderShareFault(read.refused, 'crew link') }
  const { schedule, engine } = read.value
  return {
    is: 'crew',
    words: renderCrewSchedule(schedule),
    otherEngine: renderOtherEngine(engine, engineVersion),
  }
}
