import { fields, ok, type Result, refuse, type ShareFault } from '@race-nutrition/engine'
import * as z from 'zod'
import { readFragment, writeFragment } from './fragment.ts'
import { type MadeWith, readSharedRace, type SharedRace, sharedDay, sharedEngine } from './shared-race.ts'

export type SharedPlan = SharedRace & MadeWith

/** The values alone, the answers in the order of the form, so that a code stays small. */
const inLink = z.union([
  z.tuple([sharedEngine, sharedDay, z.array(z.unknown()).length(fields.length)]),
  z.tuple([sharedEngine, sharedDay, z.array(z.unknown()).length(fields.length), z.unknown()]),
])

/**
 * The fragment of a link that fills the form: `#p1=…`, base64url of deflated JSON. A fragment is never part of a request.
 * Refused if the answers or preferences are none that `readShareLink` would read, or too long for a link.
 */
export async function shareLink(plan: SharedPlan): Promise<Result<string, ShareFault>> {
  const race = readSharedRace(plan)
  if (!race.ok) return race
  const { answers, preferences } = race.value
  const hasPreferences = Object.keys(preferences).length > 0
  const values = fields.map((field) => answers[field])
  return writeFragment('p', [plan.engine, plan.today, values, ...(hasPreferences ? [preferences] : [])])
}

/** Reads what `shareLink` wrote, anywhere and by anyone: its answers are parsed like typed ones. Never rejects. */
export async function readShareLink(fragment: string): Promise<Result<SharedPlan, ShareFault>> {
  const value = await readFragment('p', fragment)
  if (!value.ok) return value
  const read = inLink.safeParse(value.value)
  if (!read.success) return refuse({ code: 'wrong-shape' })
  const [engine, today, values, preferences] = read.data
  const answers = Object.fromEntries(fields.map((field, index) => [field, values[index]]))
  const race = readSharedRace({ answers, preferences })
  return race.ok ? ok({ ...race.value, engine, today }) : race
}
