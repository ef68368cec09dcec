import { type SlowStops, slowStopsOf } from '../../4-race-day/behind-pace.ts'
import { carriesHypoKit } from '../../health.ts'
import { type IfThen, type IfThenCode, type IfThenFacts, isCoachsRule } from '../../if-then.ts'
import { lowercaseFirst } from '../../letter-case.ts'
import type { Plan } from '../../plan.ts'
import { inOwnVolume } from '../amounts/format-amounts.ts'
import { noneWithoutWater } from '../race-day/if-then-words.ts'
import { stopSigns } from './stop-signs.ts'

/** One line of the card's back. */
export interface ShortIfThen {
  readonly code: IfThenCode
  /** "Nausea*": a star marks what no trial has tested, as beside the table. */
  readonly trigger: string
  readonly action: string
}

/** What to do when the race goes differently, short enough for a card; the whole of it stands beside the table. */
export const shortIfThen = (plan: Plan): ShortIfThen[] =>
  plan.race_day.if_then.map((line) => ({
    code: line.code,
    trigger: `${triggers[line.code]}${isCoachsRule(line.code) ? '*' : ''}`,
    action: actionOf(line, plan),
  }))

const triggers: Readonly<Record<IfThenCode, string>> = {
  'stop-signs': stopSigns.trigger,
  'low-blood-sugar': 'Low blood sugar',
  'upset-stomach': 'Nausea',
  'loose-bowels': 'Loose bowels',
  hotter: 'Hotter',
  'lost-serving': 'Lost fuel',
  'dry-station': 'No drinks',
  cramp: 'Cramp',
  wall: 'Wall',
  walking: 'Walking',
  'late-start': 'Late start',
}

type Actions = { readonly [Code in IfThenCode]: (facts: IfThenFacts[Code], plan: Plan) => string }

const actions: Actions = {
  'stop-signs': (_facts, { runner }) =>
    carriesHypoKit(runner) ? stopSigns.actionWithHypoKit : stopSigns.action,
  'low-blood-sugar': (_facts, { runner }) =>
    `your own medical plan${carriesHypoKit(runner) ? ', hypo kit' : ''}`,
  'upset-stomach': ({ without_minutes: { least, most }, small_feeds: small }) =>
    `slow down, ${least} to ${most} min no fuel or sports drink, sips of water${small ? `; then half a feed every ${small.every_minutes} min` : ''}`,
  'loose-bowels': ({ has_caffeine: hasCaffeine }) =>
    `water by mouthfuls, then as with nausea${hasCaffeine ? '; no caffeine' : ''}`,
  hotter: ({ leave_out: out, most_ml_per_hr: most }, { runner }) =>
    `ease off, water on head, drink to thirst, at most ${inOwnVolume(runner, most)} an hour${
      out ? `; skip the last ${out.feeds === 1 ? 'feed' : `${out.feeds} feeds`}` : ''
    }`,
  'lost-serving': () => 'take the next at its time, never two',
  'dry-station': ({ extra_ml: extra, needs_water: needsWater }, { runner, race_day: { kit } }) =>
    `${needsWater ? `${lowercaseFirst(noneWithoutWater(kit))}; ` : ''}next stop ${
      extra > 0 ? `at most ${inOwnVolume(runner, extra)} more` : 'as planned, no more'
    }`,
  cramp: () => 'stretch, walk, run slower; no gulping',
  wall: ({ walk_minutes: walk, minutes_apart: apart }) =>
    `walk ${walk} min, next feed + water, then ${apart} min to the one after`,
  walking: (_facts, plan) => `${behind[slowStopsOf(plan)]}, drink less, to thirst`,
  'late-start': ({ half }) =>
    `${half ? `half a feed ${half.minutes_before} min before; ` : ''}count from your own start`,
}

const behind: Readonly<Record<SlowStops, string>> = {
  'by-the-watch': 'go by the minutes',
  'at-stations': 'go by the minutes, at stations',
  'same-places': 'same places, later',
}

function actionOf(line: IfThen, plan: Plan): string {
  const render = actions[line.code] as (facts: IfThen['facts'], plan: Plan) => string
  return render(line.facts, plan)
}
