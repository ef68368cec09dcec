import { type SlowStops, slowStopsOf } from '../../4-race-day/behind-pace.ts'
import { carriesHypoKit } from '../../health.ts'
import { type IfThen, type IfThenCode, type IfThenFacts, isCoachsRule } from '../../if-then.ts'
import type { Plan, PlanKitItem, PlanRow } from '../../plan.ts'
import { capitalize } from '../../letter-case.ts'
import { kilometersPerMile } from '../../units.ts'
import { countText, inGrams, inOwnVolume, joinList, type Reader } from '../amounts/format-amounts.ts'
import type { PlanWords } from '../plan-words.ts'
import { nameInTheKit, productOf } from './feed-words.ts'
import { fuelListName } from './fuel-words.ts'
import { sparesOf } from './carried.ts'

/** What to do when the race goes differently; a star marks what no trial has tested. */
export function ifThenWords(plan: Plan): PlanWords['ifThen'] {
  const lines = plan.race_day.if_then.map((line) => ({
    code: line.code,
    trigger: `${triggerOf(line)}${isCoachsRule(line.code) ? '*' : ''}`,
    action: actionOf(line, plan),
  }))
  return {
    lines,
    footnote: lines.some(({ code }) => isCoachsRule(code))
      ? 'With *: a coach’s rule, not tested in trials.'
      : null,
  }
}

const triggerOf = (line: IfThen) =>
  line.code === 'late-start' ? `Start over ${line.facts.after_minutes} min late` : triggers[line.code]

const triggers: Readonly<Record<Exclude<IfThenCode, 'late-start'>, string>> = {
  'stop-signs': 'Vomiting twice, headache, confusion or swollen hands',
  'low-blood-sugar': 'Signs of low blood sugar',
  'upset-stomach': 'Nausea or sloshing',
  'loose-bowels': 'Loose bowels',
  hotter: 'Hotter than planned',
  'lost-serving': 'Fuel lost or forgotten',
  'dry-station': 'A stop without drinks',
  cramp: 'Cramp',
  wall: 'Hitting the wall',
  walking: 'Walking, or far behind pace',
}

type Actions = { readonly [Code in IfThenCode]: (facts: IfThenFacts[Code], plan: Plan) => string }

const actions: Actions = {
  'stop-signs': (_facts, { runner }) =>
    `Stop, ${carriesHypoKit(runner) ? 'check your glucose, ' : ''}go to the medical tent, drink no more water.`,
  'low-blood-sugar': (_facts, { runner }) =>
    `Your own medical plan replaces this table${carriesHypoKit(runner) ? '; use your hypo kit' : ''}.`,
  'upset-stomach': ({ without_minutes: { least, most }, small_feeds: small }, plan) =>
    `Slow down. For ${least} to ${most} min no fuel or sports drink, water by mouthfuls to thirst.${
      small ? ` Then ${halfOf(plan, 'during', small.carbs_g)} every ${small.every_minutes} min.` : ''
    }`,
  'loose-bowels': ({ has_caffeine: hasCaffeine }) =>
    `Water by mouthfuls, then as with nausea${hasCaffeine ? '; no caffeine' : ''}.`,
  hotter: ({ leave_out: out, most_ml_per_hr: most }, { runner }) =>
    [
      'Run the first half by effort, pour water over your head.',
      ...(out
        ? [
            `Leave out the last ${out.feeds === 1 ? '' : `${out.feeds} `}of ${countText(out.of, 'feed')}: ${inGrams(out.carbs_g)} carbs in all.`,
          ]
        : []),
      `Drink to thirst, at most ${inOwnVolume(runner, most)} an hour.`,
    ].join(' '),
  'lost-serving': ({ most_g_a_feed: most, carbs_g: carbs }, { race_day: { kit } }) =>
    `Take the next one at its time, never two at once (${inGrams(most)} at most).${spares(kit)} One less is ${inGrams(carbs)} in all.`,
  'dry-station': ({ extra_ml: extra, needs_water: needsWater }, { runner, race_day: { kit } }) =>
    `${needsWater ? `${noneWithoutWater(kit)}. ` : ''}${
      extra > 0
        ? `At the next stop drink at most ${inOwnVolume(runner, extra)} more than planned.`
        : 'At the next stop drink what is planned, no more.'
    }`,
  cramp: () => 'Stop, stretch, walk, then run slower. Do not gulp salt or water.',
  wall: ({ walk_minutes: walk, minutes_apart: apart, slower_s_per_km: slower }, { runner }) =>
    `Walk ${walk} min and take the next feed with water; the one after it comes at least ${apart} min later. Restart ${secondsSlower(runner, slower)} slower.`,
  walking: (_facts, plan) =>
    `${behind[slowStopsOf(plan)]}, as in the table for a slower day. Drink less, to thirst.`,
  'late-start': ({ half }, plan) =>
    `${
      half
        ? `${capitalize(halfOf(plan, 'top-up', half.carbs_g))} ${half.minutes_before} min before the gun. `
        : ''
    }Count the table from your own start.`,
}

/** "No fuel without water", "No fuel without water, except SiS GO Isotonic gel", "No salt capsule without water". */
export function noneWithoutWater(kit: readonly PlanKitItem[]): string {
  const fuels = kit.filter(({ use }) => use === 'fuel')
  const alone = fuels.filter(({ product }) => isTakenAlone(productOf(product)))
  const others = kit.filter(({ product }) => productOf(product).takeWithWater)
  if (alone.length === 0) return 'No fuel without water'
  if (others.some(({ use }) => use === 'fuel') || others.length === 0)
    return `No fuel without water, except ${joinList(alone.map(({ product }) => fuelListName(product)))}`
  return `No ${joinList(
    others.map(({ product }) => nameInTheKit(product, kit)),
    'or',
  )} without water`
}

const isTakenAlone = ({ gel, takeWithWater }: ReturnType<typeof productOf>) => gel && !takeWithWater

const behind: Readonly<Record<SlowStops, string>> = {
  'by-the-watch': 'Go by the minutes, not the distance',
  'at-stations': 'Go by the minutes, at the stations that then come',
  'same-places': 'Take it at the same places, later by the watch',
}

function actionOf(line: IfThen, plan: Plan): string {
  const render = actions[line.code] as (facts: IfThen['facts'], plan: Plan) => string
  return render(line.facts, plan)
}

/** Of the first fuel that is taken then: "half a gel (13 g carbs)"; "half a feed (5 g carbs)" where all of it is drunk. */
function halfOf({ race_day: { kit, rows } }: Plan, phase: PlanRow['phase'], carbs: number): string {
  const fuels = new Set(
    kit.filter(({ use }) => use === 'fuel' || use === 'caffeine').map(({ product }) => product),
  )
  const taken = rows
    .filter((row) => row.phase === phase)
    .flatMap(({ servings }) => servings)
    .find(({ id }) => fuels.has(id))
  const name = !taken ? 'feed' : productOf(taken.id).gel ? 'gel' : 'serving'
  return `half a ${name} (${inGrams(carbs)} carbs)`
}

function spares(kit: readonly PlanKitItem[]): string {
  const fuels = kit.filter(({ use }) => use === 'fuel')
  const count = fuels.reduce((sum, item) => sum + sparesOf(item), 0)
  return count === 0 ? '' : ` You carry ${countText(count, 'spare')}.`
}

/** "30 to 60 s/km", per mile to full five seconds. */
function secondsSlower({ units }: Reader, { least, most }: IfThenFacts['wall']['slower_s_per_km']): string {
  const [from, to] =
    units.distance === 'mi'
      ? [least, most].map((seconds) => 5 * Math.round((seconds * kilometersPerMile) / 5))
      : [least, most]
  return `${from} to ${to} s/${units.distance}`
}
